import type { AnsweredValues } from "../core/form.ts";
import { answeredValues, type UnknownValues } from "../core/values.ts";
import { fieldSettings, type ParameterFormScope } from "./scope.ts";

/** What is submitted: disabled and hidden parameters are not. */
export const submittedValues = (
  { form, settings }: Pick<ParameterFormScope, "form" | "settings">,
  values: UnknownValues,
): AnsweredValues => {
  const enabled = form.parameters.filter((p) => !fieldSettings(p, settings).disabled);
  return answeredValues({ parameters: enabled }, values, settings.when);
};
