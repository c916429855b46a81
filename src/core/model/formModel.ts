import type { Form, Parameter } from "../definition/form.ts";
import { inSections } from "../definition/sections.ts";
import type { ModelSettings } from "./settings.ts";

/** A form with its settings for visibility and validation. */
export interface FormModel<Settings extends ModelSettings = ModelSettings> {
  readonly form: Form;
  readonly settings: Settings;
  /** Parameters by name, in display order. */
  readonly parameters: ReadonlyMap<string, Parameter>;
}

/** Creates the model of a form for `evaluate`. Create it once, not per evaluation. */
export const createFormModel = <Settings extends ModelSettings>(
  form: Form,
  settings: Settings,
): FormModel<Settings> => ({
  form,
  settings,
  parameters: new Map(
    inSections(form, settings.sections ?? []).map((parameter) => [parameter.name, parameter]),
  ),
});
