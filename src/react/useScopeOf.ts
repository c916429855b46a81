"use client";
import { useEffect, useId, useMemo, useState, useSyncExternalStore } from "react";
import type { Control } from "react-hook-form";
import type { Form, Values } from "../core/form.ts";
import { own } from "../core/own.ts";
import { createControls } from "./controls.ts";
import type { FieldNames } from "./fieldNames.ts";
import { createFieldStore } from "./fieldStore.ts";
import { createPointerWatch } from "./pointer.ts";
import { errorOf } from "./resolver.ts";
import type { ParameterFormScope } from "./scope.ts";
import type { ResolvedSettings } from "./settings.ts";
import { useLatest } from "./useStable.ts";

/** What the fields of a form share, for a form and the react-hook-form control that holds its answers. */
export function useScopeOf(
  form: Form,
  control: Control,
  names: FieldNames,
  settings: ResolvedSettings,
  defaultValues: Values,
): ParameterFormScope {
  const id = useId();
  const [serverDrawn] = useState(useHydrating());
  const [pointer] = useState(createPointerWatch);
  const [controls] = useState(createControls);
  useEffect(() => pointer.watch(document), [pointer]);

  const parameters = useMemo(
    () => new Map(form.parameters.map((parameter) => [parameter.name, parameter])),
    [form],
  );
  const latest = useLatest({ parameters, defaultValues, settings });
  const store = useMemo(
    () =>
      createFieldStore({
        control,
        names,
        controls,
        initial: (name) => own(latest.current.defaultValues, name) ?? null,
        validate(name, value) {
          const parameter = latest.current.parameters.get(name);
          return (parameter && errorOf(parameter, value, latest.current.settings)) ?? true;
        },
      }),
    [control, names, controls, latest],
  );
  useEffect(() => store.connect(form), [store, form]);

  return useMemo(
    () => ({
      form,
      parameters,
      store,
      names,
      ids: new Map(form.parameters.map(({ name }, position) => [name, `${id}-${position}`])),
      settings,
      pointer,
      controls,
      serverDrawn,
      defaultValues,
    }),
    [form, parameters, store, names, id, settings, pointer, controls, serverDrawn, defaultValues],
  );
}

const never = () => () => undefined;

/** Whether this is drawn on a server, or to take over what a server drew. */
const useHydrating = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
