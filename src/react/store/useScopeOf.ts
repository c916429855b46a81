"use client";
import { useEffect, useId, useMemo, useState } from "react";
import type { Form } from "../../core/form.ts";
import { ownValue } from "../../core/record.ts";
import { inSections } from "../../core/sections.ts";
import { idsIn } from "../fieldIds.ts";
import type { ResolvedSettings } from "../settings/settings.ts";
import type { Emit } from "./formEvents.ts";
import { useHydrating } from "../useHydrating.ts";
import { useBrowserLayoutEffect, useLatest } from "../useStable.ts";
import { warn } from "../warn.ts";
import { visibilityOf, visibleIn } from "./conditions.ts";
import { createControls } from "./controls.ts";
import { errorOf, issueAt } from "./fieldIssue.ts";
import type { FieldNames } from "./fieldNames.ts";
import { createFormFields, type FormFields } from "./formFields.ts";
import type { InitialValues } from "./formValues.ts";
import type { HookForm } from "./hookForm.ts";
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
  const { parameters, asked, idsOf } = useMemo(() => {
    const parameters = new Map(inSections(form, sections).map((one) => [one.name, one]));
    return { parameters, asked: [...parameters.keys()], idsOf: idsIn(form, id) };
  }, [form, sections, id]);
  const latest = useLatest({ parameters, asked, defaultValues, settings });
  const fields: FormFields = useMemo(() => {
    const answer = (name: string) => fields.valueOf(name);
    const isConditional = (): boolean => latest.current.settings.when !== undefined;
    return createFormFields(names, isConditional, {
      hook,
      controls,
      pointer,
      emit,
      visibility: () => visibilityOf(latest.current.asked, latest.current.settings, answer),
      parameter: (name) => latest.current.parameters.get(name),
      settings: () => latest.current.settings,
      initial: (name) => ownValue(latest.current.defaultValues, name) ?? null,
      validate(name, value) {
        const { parameters, settings } = latest.current;
        const parameter = parameters.get(name);
        if (!parameter || !visibleIn(settings, answer)(name)) return true;
        return errorOf(issueAt(parameter, value, settings), parameter, settings)?.message ?? true;
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
