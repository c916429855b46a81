"use client";
import { type JSX, useEffect, useMemo, useState } from "react";
import type { Control, FieldValues } from "react-hook-form";
import type { Form, Values } from "../core/form.ts";
import { AllFields } from "./drawing/AllFields.tsx";
import { assertControl } from "./assertControl.ts";
import { fieldNames } from "./store/fieldNames.ts";
import { ScopeContext } from "./store/scope.ts";
import type { FormSettings } from "./settings/settings.ts";
import { useScopeOf } from "./store/useScopeOf.ts";
import { useSettings } from "./settings/useSettings.ts";
import { useStable } from "./useStable.ts";

/** Props of `<ParameterFields>`. */
export interface ParameterFieldsProps<T extends FieldValues, C, O> extends FormSettings {
  /** A checked definition, from `parseForm`. */
  readonly form: Form;
  /** The control of your own `useForm`. It must have no resolver, or its resolver must check the parameters. */
  readonly control: Control<T, C, O>;
  /** Where your form keeps the answers, such as `"w4"`; read them with `getParameterValues(form, data.w4)`. */
  readonly name?: string | undefined;
  /** Submitted strings to begin with, by parameter name. */
  readonly defaultValues?: Values | undefined;
}

const noValues: Values = {};

/** The fields of a form inside your own `<form>` and react-hook-form. They are validated when your form is. */
export function ParameterFields<T extends FieldValues, C, O>({
  form,
  control,
  name = "parameters",
  ...options
}: ParameterFieldsProps<T, C, O>): JSX.Element {
  assertControl(control);
  const settings = useSettings(options);
  const names = useMemo(() => fieldNames(name), [name]);
  const defaultValues = useStable(options.defaultValues ?? noValues);
  const scope = useScopeOf(form, control, names, settings, defaultValues);
  const { controls, store } = scope;
  useEffect(() => {
    // react-hook-form has copied the answers by now. A text that is read as unreadable blocks the submission of the answer before it.
    const next = ({ isSubmitting }: { readonly isSubmitting?: boolean }): void => {
      if (!isSubmitting) return;
      controls.settle("keep");
      store.showErrors();
    };
    return control._subjects.state.subscribe({ next }).unsubscribe;
  }, [control, controls, store]);
  const [fields, setFields] = useState({ store, place: 0 });
  if (fields.store !== store) setFields({ store, place: fields.place + 1 });
  return (
    <ScopeContext.Provider value={scope}>
      {/* Other answers, in other controls: what stands in the ones before is not theirs. */}
      <AllFields key={fields.place} />
    </ScopeContext.Provider>
  );
}
