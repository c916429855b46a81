import type { Form, Parameter } from "../definition/form.ts";
import { inSections } from "../definition/sections.ts";
import type { ModelSettings } from "./settings.ts";

/** A form with the settings that decide which questions are visible and which answers are right. */
export interface FormModel<Settings extends ModelSettings = ModelSettings> {
  readonly form: Form;
  readonly settings: Settings;
  /** The parameters by name, in the order in which they are asked. */
  readonly parameters: ReadonlyMap<string, Parameter>;
}

/** Creates the model of a form, which `evaluate` takes. Create it once, not for each evaluation. */
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
