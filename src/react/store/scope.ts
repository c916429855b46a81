"use client";
import { createContext, useContext } from "react";
import type { Form, Parameter } from "../../core/definition/form.ts";
import type { FieldIds } from "../settings/fieldIds.ts";
import type { ResolvedSettings } from "../settings/settings.ts";
import type { Emit } from "./formEvents.ts";
import type { Controls } from "./controls.ts";
import type { FieldNames } from "./fieldNames.ts";
import type { InitialValues } from "./formValues.ts";
import type { FormFields } from "./formFields.ts";
import type { PointerWatch } from "./pointerWatch.ts";

/**
 * State that the fields of one form share. Stable while a person types. Apps only pass it on: its
 * members may change in any release.
 */
export interface FormScope {
  readonly form: Form;
  readonly parameters: ReadonlyMap<string, Parameter>;
  readonly fields: FormFields;
  readonly names: FieldNames;
  readonly idsOf: (name: string) => FieldIds;
  readonly settings: ResolvedSettings;
  readonly pointer: PointerWatch;
  readonly controls: Controls;
  /** Whether a server rendered the form. Hydration must render the same. */
  readonly serverRendered: boolean;
  readonly defaultValues: InitialValues;
  readonly emit: Emit;
}

export const ScopeContext: React.Context<FormScope | null> = createContext<FormScope | null>(null);

/**
 * Returns the scope of the surrounding form.
 *
 * @throws Error outside of a form.
 */
export function useScope(): FormScope {
  const scope = useContext(ScopeContext);
  if (scope) return scope;
  throw new Error(
    "A field was rendered outside of a form. Render it inside <ParameterForm>, <ParameterFields> or <ParameterFormScope>.",
  );
}

/**
 * Finds a parameter by name.
 *
 * @throws Error if the form has no parameter of this name.
 */
export function findParameter(parameters: ReadonlyMap<string, Parameter>, name: string): Parameter {
  const found = parameters.get(name);
  if (found) return found;
  throw new Error(
    `The form has no parameter named ${JSON.stringify(name)}, so its field cannot be rendered. Its parameters are listed in form.parameters.`,
  );
}
