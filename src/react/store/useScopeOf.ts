"use client";
import { useEffect, useId, useMemo, useState } from "react";
import { worse } from "../../core/checks/check.ts";
import type { Form } from "../../core/form.ts";
import { blocks } from "../../core/issue.ts";
import { ownValue } from "../../core/record.ts";
import { inSections } from "../../core/sections.ts";
import { idsIn } from "../fieldIds.ts";
import type { ResolvedSettings } from "../settings/settings.ts";
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

interface ScopeOptions {
  readonly form: Form;
  /** Where answers are held. */
  readonly hook: HookForm;
  readonly names: FieldNames;
  readonly settings: ResolvedSettings;
  readonly defaultValues: InitialValues;
  readonly emit?: Emit;
}

/** What the fields of a form share. */
export function useScopeOf({
  form,
  hook,
  names,
  settings,
  defaultValues,
  emit = unheard,
}: ScopeOptions): FormScope {
  // At once: what is given for conditions may keep the form from being drawn.
  warn("form", { form, settings });
  const id = useId();
  const serverDrawn = useState(useHydrating())[0];
  const [{ pointer, controls }] = useState(() => ({
    pointer: createPointerWatch(),
    controls: createControls(),
  }));
  const { sections } = settings;
  const { parameters, idsOf } = useMemo(
    () => ({
      parameters: new Map(inSections(form, sections).map((one) => [one.name, one])),
      idsOf: idsIn(form, id),
    }),
    [form, sections, id],
  );
  const latest = useLatest({ form, parameters, defaultValues, settings });
  const fields: FormFields = useMemo(() => {
    const overview = () => overviewOf(latest.current, fields.valueOf);
    const isLinked = (): boolean => {
      const { when, checks, compute } = latest.current.settings;
      return Boolean(when ?? checks ?? compute);
    };
    return createFormFields(names, isLinked, {
      hook,
      controls,
      pointer,
      emit,
      overview,
      parameter: (name) => latest.current.parameters.get(name),
      settings: () => latest.current.settings,
      initial: (name) => ownValue(latest.current.defaultValues, name) ?? null,
      validate(name, value) {
        const { parameters, settings } = latest.current;
        const parameter = parameters.get(name);
        const { isVisible, between } = overview();
        if (!parameter || !isVisible(name)) return true;
        const issue = worse(issueAt(parameter, value, settings), between().get(name));
        return issue && blocks(issue) ? errorOf(issue, parameter, settings).message : true;
      },
    });
  }, [hook, names, controls, pointer, emit, latest]);
  // After `latest` has them.
  useBrowserLayoutEffect(() => fields.refresh(), [fields, settings, form]);
  useEffect(() => fields.connect(), [fields]);
  useEffect(() => fields.cover(form), [fields, form]);
  useEffect(() => pointer.watch(controls.document()), [pointer, controls]);

  return useMemo(
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
}

const unheard: Emit = () => undefined;
