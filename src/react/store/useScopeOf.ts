"use client";
import { useEffect, useId, useMemo, useState, useSyncExternalStore } from "react";
import type { Form, Parameter } from "../../core/definition/form.ts";
import { blocks } from "../../core/values/issue.ts";
import type { Answers } from "../../core/model/dynamic.ts";
import { evaluate } from "../../core/model/evaluate.ts";
import { validateField } from "../../core/model/field.ts";
import { createFormModel } from "../../core/model/formModel.ts";
import { isStatic, resolveDynamic } from "../../core/model/settings.ts";
import { getOwn } from "../../core/record.ts";
import { idsIn } from "../settings/fieldIds.ts";
import { sameDefinition } from "../support/sameDefinition.ts";
import type { UnresolvedSettings, ResolvedSettings } from "../settings/settings.ts";
import type { Emit } from "./formEvents.ts";
import { useHydrating } from "../support/useHydrating.ts";
import { useBrowserLayoutEffect, useLatest } from "../support/useStable.ts";
import { warn } from "../support/warn.ts";
import { createControls } from "./controls.ts";
import { errorOf } from "./fieldIssue.ts";
import type { FieldNames } from "./fieldNames.ts";
import { createFormFields, type FormFields } from "./formFields.ts";
import type { InitialValues } from "./formValues.ts";
import type { HookForm } from "../hookForm/hookForm.ts";
import { createPointerWatch } from "./pointerWatch.ts";
import type { FormScope } from "./scope.ts";
import { useServerControls } from "./useServerControls.ts";

interface ScopeOptions {
  readonly form: Form;
  readonly hook: HookForm;
  readonly names: FieldNames;
  readonly settings: UnresolvedSettings;
  readonly defaultValues: InitialValues;
  readonly emit?: Emit;
}

/** Creates the state that the fields of a form share. */
export function useScopeOf({
  form,
  hook,
  names,
  settings: props,
  defaultValues,
  emit = ignoreEvent,
}: ScopeOptions): FormScope {
  // During render, as an invalid `when` may throw.
  warn("form", { form, settings: props });
  const id = useId();
  const serverRendered = useState(useHydrating())[0];
  const [{ pointer, controls, settle }] = useState(() => ({
    pointer: createPointerWatch(),
    controls: createControls(),
    settle: createSettingsCache(),
  }));
  const { sections } = props;
  const { parameters, idsOf } = useMemo(
    () => ({
      parameters: createFormModel(form, { sections }).parameters,
      idsOf: idsIn(form, id),
    }),
    [form, sections, id],
  );
  const latest = useLatest({ form, parameters, defaultValues, settings: props });
  const fields: FormFields = useMemo(() => {
    const evaluation = () => evaluate(latest.current, fields.valueOf);
    const answers = () => fields.evaluation().answers();
    const settings = () => settle(latest.current.settings, answers);
    const isLinked = (): boolean => {
      const { settings: props } = latest.current;
      const { when, checks, compute } = props;
      return Boolean(when ?? checks ?? compute) || settings() !== props;
    };
    return createFormFields(names, isLinked, {
      hook,
      controls,
      pointer,
      emit,
      evaluation,
      settings,
      parameter: (name) => latest.current.parameters.get(name),
      initial: (name) => getOwn(latest.current.defaultValues, name) ?? null,
      validate(name, value) {
        const parameter = latest.current.parameters.get(name);
        const mounted = (other: string): unknown =>
          other === name ? value : fields.valueOf(other);
        const validateOne = (one: Parameter, now: unknown) => validateField(one, now, settings());
        const issue = parameter && evaluate(latest.current, mounted, validateOne).issue(parameter);
        return issue && blocks(issue) ? errorOf(issue, parameter, settings()).message : true;
      },
    });
  }, [hook, names, controls, pointer, emit, latest, settle]);
  const settled = () => settle(props, fields.evaluation().answers);
  const settings = useSyncExternalStore(fields.onChange, settled, settled);
  useBrowserLayoutEffect(() => fields.refresh(), [fields, settings, form]);
  useEffect(() => fields.connect(), [fields]);
  useEffect(() => fields.registerForm(form), [fields, form]);
  useEffect(() => pointer.watch(controls.document()), [pointer, controls]);

  const scope: FormScope = useMemo(
    () => ({
      form,
      parameters,
      fields,
      names,
      idsOf,
      settings,
      pointer,
      controls,
      serverRendered,
      defaultValues,
      emit,
    }),
    [
      form,
      parameters,
      fields,
      names,
      idsOf,
      settings,
      pointer,
      controls,
      serverRendered,
      defaultValues,
      emit,
    ],
  );
  useServerControls(scope, id);
  return scope;
}

const ignoreEvent: Emit = () => undefined;

/** Resolves settings, as the same object while they are deeply equal. */
function createSettingsCache(): (
  props: UnresolvedSettings,
  answers: () => Answers,
) => ResolvedSettings {
  let kept: ResolvedSettings | undefined;
  let of: { readonly props: UnresolvedSettings; readonly answers: Answers } | undefined;
  return (props, find) => {
    if (props === kept) return kept;
    if (isStatic(props)) return (kept = props);
    const answers = find();
    // Rules created by each call would be new, and re-validate everything.
    const isSame = of?.props === props && sameDefinition(of.answers, answers);
    of = { props, answers };
    if (kept && isSame) return kept;
    const next = resolveDynamic(props, () => answers);
    return (kept = kept && sameDefinition(kept, next) ? kept : next);
  };
}
