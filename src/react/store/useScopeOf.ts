"use client";
import { useEffect, useId, useMemo, useState } from "react";
import type { Control } from "react-hook-form";
import type { Form } from "../../core/form.ts";
import { own } from "../../core/own.ts";
import { idsIn } from "../fieldIds.ts";
import { isAsked } from "./isAsked.ts";
import type { ResolvedSettings } from "../settings/settings.ts";
import type { Tell } from "../submission/useFormEvents.ts";
import { useHydrating } from "../useHydrating.ts";
import { useBrowserLayoutEffect, useLatest } from "../useStable.ts";
import { createControls } from "./controls.ts";
import type { AnswerTo } from "./fieldIssue.ts";
import type { FieldNames } from "./fieldNames.ts";
import { createFieldStore, type FieldStore } from "./fieldStore.ts";
import type { InitialValues } from "./formValues.ts";
import { lastAsked } from "./lastAsked.ts";
import { createPointerWatch } from "./pointer.ts";
import { errorOf } from "./resolver.ts";
import type { FormScope } from "./scope.ts";

/** What the fields of a form share, for a form and the react-hook-form control that holds its answers. */
export function useScopeOf(
  form: Form,
  control: Control,
  names: FieldNames,
  settings: ResolvedSettings,
  defaultValues: InitialValues,
  tell: Tell = untold,
): FormScope {
  const id = useId();
  const [serverDrawn] = useState(useHydrating());
  const [pointer] = useState(createPointerWatch);
  const [controls] = useState(createControls);
  useEffect(() => pointer.watch(controls.document()), [pointer, controls]);

  const parameters = useMemo(
    () => new Map(form.parameters.map((parameter) => [parameter.name, parameter])),
    [form],
  );
  const idsOf = useMemo(() => idsIn(form, id), [form, id]);
  const isLastAsked = useMemo(() => lastAsked(form), [form]);
  const latest = useLatest({ parameters, isLastAsked, defaultValues, settings });
  const store: FieldStore = useMemo(() => {
    const held: AnswerTo = (name) => store.of(name).held();
    const hides = () => {
      const { settings } = latest.current;
      return settings.when && ((name: string) => !isAsked(settings)(name, held));
    };
    return createFieldStore({
      control,
      names,
      controls,
      initial: (name) => own(latest.current.defaultValues, name) ?? null,
      validate(name, value) {
        const parameter = latest.current.parameters.get(name);
        return (parameter && errorOf(parameter, value, latest.current.settings, held)) ?? true;
      },
      hides,
      isLast: (name) => latest.current.isLastAsked(name, hides()),
    });
  }, [control, names, controls, latest]);
  // After `latest` has them.
  useBrowserLayoutEffect(() => store.refresh(), [store, settings, form]);
  useEffect(() => store.connect(), [store]);
  useEffect(() => store.cover(form), [store, form]);

  return useMemo(
    () => ({
      form,
      parameters,
      store,
      names,
      idsOf,
      settings,
      pointer,
      controls,
      serverDrawn,
      defaultValues,
      tell,
    }),
    [
      form,
      parameters,
      store,
      names,
      idsOf,
      settings,
      pointer,
      controls,
      serverDrawn,
      defaultValues,
      tell,
    ],
  );
}

const untold: Tell = () => undefined;
