"use client";
import { useEffect, useId, useMemo, useState } from "react";
import type { Control } from "react-hook-form";
import type { Form, Values } from "../core/form.ts";
import { getDefaultValues } from "../core/values.ts";
import type { FieldNames } from "./fieldNames.ts";
import { createPointerWatch } from "./pointer.ts";
import type { ParameterFormScope } from "./scope.ts";
import type { ResolvedSettings } from "./settings.ts";

/** What the fields of a form share, for a form and the react-hook-form control that holds its answers. */
export function useScopeOf(
  form: Form,
  control: Control,
  names: FieldNames,
  settings: ResolvedSettings,
  defaultValues: Values,
): ParameterFormScope {
  const id = useId();
  const [pointer] = useState(createPointerWatch);
  const [elements] = useState(() => new Map<string, { focus(): void }>());
  useEffect(() => pointer.watch(document), [pointer]);
  return useMemo(
    () => ({
      form,
      parameters: new Map(form.parameters.map((parameter) => [parameter.name, parameter])),
      control,
      names,
      ids: new Map(form.parameters.map(({ name }, position) => [name, `${id}-${position}`])),
      settings,
      pointer,
      elements,
      initial: getDefaultValues(form, defaultValues),
    }),
    [form, control, names, id, settings, pointer, elements, defaultValues],
  );
}
