"use client";
import { type JSX, useEffect, useMemo, useState, useSyncExternalStore } from "react";
import type { Form, Values } from "../../core/definition/form.ts";
import { AllFields } from "./AllFields.tsx";
import {
  assertControl,
  type Control,
  type FieldValues,
  type HostForm,
  hostForm,
  valueAt,
} from "../hookForm/hookForm.ts";
import { assertWrapped, validateInHost } from "../hookForm/hostResolver.ts";
import { fieldNameOf, fieldNames } from "../store/fieldNames.ts";
import { blockingIn, errorsOf } from "../store/formResolver.ts";
import { type FormScope, ScopeContext } from "../store/scope.ts";
import { mergePrefill } from "../../core/model/prefill.ts";
import type { FormSettings } from "../settings/settings.ts";
import { useScopeOf } from "../store/useScopeOf.ts";
import { definedProps } from "../settings/definedProps.ts";
import { useSettings } from "../settings/useSettings.ts";
import { useBrowserLayoutEffect, useStable } from "../support/useStable.ts";
import { warn } from "../support/warn.ts";

/** Props of `<ParameterFields>`. */
export interface ParameterFieldsProps<T extends FieldValues, C, O> extends FormSettings {
  /** A validated definition from `parseForm`. */
  readonly form: Form;
  /**
   * The control of your `useForm`. If your form has a resolver, wrap it with `withParameters`. A
   * `disabled` form disables the fields unless `disabled` is set here.
   */
  readonly control: Control<T, C, O>;
  /**
   * Path of the answers in your form, such as `"w4"`. Read them with `getParameterValues(form,
   * data.w4)`. @default "parameters"
   */
  readonly name?: string | undefined;
  /** Initial values by parameter name, in the submitted format. */
  readonly defaultValues?: Values | undefined;
}

const noValues: Values = {};

/**
 * Renders the fields of a form inside your own `<form>` with react-hook-form. Your form validates
 * them, too: on its own without a resolver, and through `withParameters` with one.
 *
 * @throws TypeError if `control` is missing or of an unsupported version of react-hook-form, or if
 * your form has a resolver without `withParameters`.
 *
 * @example
 * const { control, handleSubmit } = useForm();
 * <form noValidate onSubmit={handleSubmit((data) => save(getParameterValues(w4, data.w4)))}>
 *   <ParameterFields form={w4} control={control} name="w4" />
 * </form>
 */
export function ParameterFields<T extends FieldValues, C, O>(
  props: ParameterFieldsProps<T, C, O>,
): JSX.Element {
  const { form, control, name = "parameters", ...options } = definedProps(props);
  assertControl(control);
  const hook = useMemo(() => hostForm(control), [control]);
  const isDisabled = useHostDisabled(hook);
  const settings = useSettings(
    isDisabled ? { ...options, disabled: options.disabled ?? true } : options,
  );
  const names = useMemo(() => fieldNames(name), [name]);
  const defaultValues = useStable(mergePrefill(settings, options.defaultValues ?? noValues));
  const scope = useScopeOf({ form, hook, names, settings, defaultValues });
  warn("appSettings", { props, settings: scope.settings });
  useHostResolver(control, name, scope);
  const { controls, fields } = scope;
  useEffect(
    () =>
      fields.onSubmit(() => {
        // Rejects a submission that a render of memoized fields cannot prevent.
        assertWrapped(hook.options().resolver);
        // A search text blocks the submission as unreadable: react-hook-form has already copied the
        // previous value.
        controls.flushInputs("keep");
      }),
    [controls, fields, hook],
  );
  const [mount, setMount] = useState({ fields, key: 0 });
  if (mount.fields !== fields) setMount({ fields, key: mount.key + 1 });
  return (
    <ScopeContext.Provider value={scope}>
      {/* Remounts when `fields` changes, because the controls contain the previous values. */}
      <AllFields key={mount.key} />
    </ScopeContext.Provider>
  );
}

/**
 * Returns whether a host disables its form. Checks the host's resolver at each render, and at each
 * notification, because a host that memoizes its fields passes a new resolver without rendering them.
 */
function useHostDisabled(hook: HostForm): boolean {
  const isDisabled = () => {
    const { disabled, resolver } = hook.options();
    assertWrapped(resolver);
    return disabled === true;
  };
  return useSyncExternalStore(hook.subscribe, isDisabled, isDisabled);
}

function useHostResolver(control: Control, group: string, scope: FormScope): void {
  // Before fields register in effects, which may run the resolver.
  useBrowserLayoutEffect(() => {
    const { form, names } = scope;
    return validateInHost(control, {
      group,
      names: form.parameters.map(({ name }) => fieldNameOf(name)),
      validate(values) {
        const issues = blockingIn(scope, (name) => valueAt(values, names.of(name)));
        return errorsOf(issues, scope, fieldNameOf);
      },
    });
  }, [control, group, scope]);
}
