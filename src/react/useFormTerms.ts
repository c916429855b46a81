"use client";
import { useMemo, useState } from "react";
import type { UseFormProps } from "react-hook-form";
import type { ResolvedSettings } from "./settings/settings.ts";
import { useSettings } from "./settings/useSettings.ts";
import { type FieldNames, fieldNames } from "./store/fieldNames.ts";
import { type InitialValues, toFieldValues } from "./store/formValues.ts";
import { resolverOf } from "./store/resolver.ts";
import type { UseParameterFormOptions } from "./useParameterForm.ts";
import { useStable } from "./useStable.ts";

/** What a form is made with. */
export interface FormTerms {
  readonly settings: ResolvedSettings;
  readonly names: FieldNames;
  readonly defaultValues: InitialValues;
  /** What react-hook-form is told of it. */
  readonly props: UseFormProps;
}

const noValues: InitialValues = {};

export function useFormTerms(options: UseParameterFormOptions): FormTerms {
  const { form } = options;
  const settings = useSettings(options);
  const [names] = useState(() => fieldNames());
  const defaultValues = useStable(options.defaultValues ?? noValues);
  const [initial] = useState(() => toFieldValues(form, names, defaultValues));
  const resolver = useMemo(() => resolverOf(form, names, settings), [form, names, settings]);
  const props = { defaultValues: initial, resolver, shouldFocusError: false };
  return { settings, names, defaultValues, props };
}
