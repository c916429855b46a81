"use client";
import { useEffect, useId, useMemo, useState, useSyncExternalStore } from "react";
import { worse } from "../../core/checks/check.ts";
import type { Form } from "../../core/form.ts";
import { blocks } from "../../core/issue.ts";
import { ownValue } from "../../core/record.ts";
import { inSections } from "../../core/sections.ts";
import { idsIn } from "../fieldIds.ts";
import type { GivenSettings } from "../settings/settings.ts";
import { settingsKeeper } from "../settings/settingsByAnswers.ts";
import type { Emit } from "./formEvents.ts";
import { useHydrating } from "../useHydrating.ts";
import { useBrowserLayoutEffect, useLatest } from "../useStable.ts";
import { warn } from "../warn.ts";
import { createControls } from "./controls.ts";
import { errorOf, issueAt } from "./fieldIssue.ts";
import type { FieldNames } from "./fieldNames.ts";
import { createFormFields, type FormFields } from "./formFields.ts";
import type { InitialValues } from "./formValues.ts";
import type { HookForm } from "./hookForm.ts";
import { overviewOf } from "./overview.ts";
import { createPointerWatch } from "./pointer.ts";
import type { FormScope } from "./scope.ts";
import { useLeftControls } from "./useLeftControls.ts";

interface ScopeOptions {
  readonly form: Form;
  /** Where answers are held. */
  readonly hook: HookForm;
  readonly names: FieldNames;
  readonly settings: GivenSettings;
  readonly defaultValues: InitialValues;
  readonly emit?: Emit;
}

/** What the fields of a form share. */
export function useScopeOf({
  form,
  hook,
  names,
  settings: given,
  defaultValues,
  emit = unheard,
}: ScopeOptions): FormScope {
  // At once: what is given for conditions may keep the form from being drawn.
  warn("form", { form, settings: given });
  const id = useId();
  const serverDrawn = useState(useHydrating())[0];
  const [{ pointer, controls, settle }] = useState(() => ({
    pointer: createPointerWatch(),
    controls: createControls(),
    settle: settingsKeeper(),
  }));
  const { sections } = given;
  const { parameters, idsOf } = useMemo(
    () => ({
      parameters: new Map(inSections(form, sections).map((one) => [one.name, one])),
      idsOf: idsIn(form, id),
    }),
    [form, sections, id],
  );
  const latest = useLatest({ form, parameters, defaultValues, settings: given });
  const fields: FormFields = useMemo(() => {
    const overview = () => overviewOf(latest.current, fields.valueOf);
    const answers = () => fields.overview().answers();
    const settings = () => settle(latest.current.settings, answers);
    const isLinked = (): boolean => {
      const { settings: given } = latest.current;
      const { when, checks, compute } = given;
      return Boolean(when ?? checks ?? compute) || settings() !== given;
    };
    return createFormFields(names, isLinked, {
      hook,
      controls,
      pointer,
      emit,
      overview,
      settings,
      parameter: (name) => latest.current.parameters.get(name),
      initial: (name) => ownValue(latest.current.defaultValues, name) ?? null,
      validate(name, value) {
        const parameter = latest.current.parameters.get(name);
        const { isVisible, between } = overview();
        if (!parameter || !isVisible(name)) return true;
        const issue = worse(issueAt(parameter, value, settings()), between().get(name));
        return issue && blocks(issue) ? errorOf(issue, parameter, settings()).message : true;
      },
    });
  }, [hook, names, controls, pointer, emit, latest, settle]);
  const settled = () => settle(given, fields.overview().answers);
  const settings = useSyncExternalStore(fields.onChange, settled, settled);
  // After `latest` has them.
  useBrowserLayoutEffect(() => fields.refresh(), [fields, settings, form]);
  useEffect(() => fields.connect(), [fields]);
  useEffect(() => fields.cover(form), [fields, form]);
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
      serverDrawn,
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
      serverDrawn,
      defaultValues,
      emit,
    ],
  );
  useLeftControls(scope, id);
  return scope;
}

const unheard: Emit = () => undefined;
