"use client";
import { useEffect, useId, useMemo, useState, useSyncExternalStore } from "react";
import type { Form } from "../../core/definition/form.ts";
import type { Answers } from "../../core/model/dynamic.ts";
import { evaluate, createFormModel } from "../../core/model/evaluate.ts";
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
import { blockingIn } from "./formResolver.ts";
import type { FieldNames } from "./fieldNames.ts";
import type { InitialValues } from "./formValues.ts";
import { createFormFields, type FormFields } from "./formFields.ts";
import type { HookForm } from "../hookForm/hookForm.ts";
import { createPointerWatch } from "./pointerWatch.ts";
import type { FormScope } from "./scope.ts";
import { useRestoreReplacedControls } from "./useRestoreReplacedControls.ts";

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
  settings: unresolved,
  defaultValues,
  emit = ignoreEvent,
}: ScopeOptions): FormScope {
  // Warns during render, before an invalid `when` may throw.
  warn("form", { form, settings: unresolved });
  const id = useId();
  const serverRendered = useState(useHydrating())[0];
  const [{ pointer, controls, resolve }] = useState(() => ({
    pointer: createPointerWatch(),
    controls: createControls(),
    resolve: createSettingsCache(),
  }));
  const { sections } = unresolved;
  const { parameters, idsOf } = useMemo(
    () => ({
      parameters: createFormModel(form, { sections }).parameters,
      idsOf: idsIn(form, id),
    }),
    [form, sections, id],
  );
  const latest = useLatest({ form, parameters, defaultValues, settings: unresolved });
  const fields: FormFields = useMemo(() => {
    const evaluation = () => evaluate(latest.current, fields.valueOf);
    const answers = () => fields.evaluation().answers();
    const settings = () => resolve(latest.current.settings, answers);
    const isLinked = (): boolean => {
      const { settings: now } = latest.current;
      const { when, checks, compute } = now;
      return Boolean(when ?? checks ?? compute) || settings() !== now;
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
        const { current } = latest;
        const parameter = current.parameters.get(name);
        if (!parameter) return true;
        const answer = (other: string) => (other === name ? value : fields.valueOf(other));
        const [issue] = blockingIn({ ...current, fields }, answer, parameter);
        return issue ? errorOf(issue, parameter, settings()).message : true;
      },
    });
  }, [hook, names, controls, pointer, emit, latest, resolve]);
  const resolved = () => resolve(unresolved, fields.evaluation().answers);
  const settings = useSyncExternalStore(fields.onChange, resolved, resolved);
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
  useRestoreReplacedControls(scope, id);
  return scope;
}

const ignoreEvent: Emit = () => undefined;

/** Resolves settings, as the same object while they are deeply equal. */
function createSettingsCache(): (
  unresolved: UnresolvedSettings,
  answers: () => Answers,
) => ResolvedSettings {
  let kept: ResolvedSettings | undefined;
  let of: { readonly unresolved: UnresolvedSettings; readonly answers: Answers } | undefined;
  return (unresolved, find) => {
    if (unresolved === kept) return kept;
    if (isStatic(unresolved)) return (kept = unresolved);
    const answers = find();
    // A repeated call may create new rules, which would re-validate everything.
    const isSame = of?.unresolved === unresolved && sameDefinition(of.answers, answers);
    of = { unresolved, answers };
    if (kept && isSame) return kept;
    const next = resolveDynamic(unresolved, () => answers);
    return (kept = kept && sameDefinition(kept, next) ? kept : next);
  };
}
