import { whenAmong } from "../../core/asked.ts";
import type { AnsweredValues } from "../../core/form.ts";
import { answeredValues, type UnknownValues } from "../../core/values.ts";
import { fieldSettings } from "../settings/fieldSettings.ts";
import { visibleIn } from "../store/conditions.ts";
import type { FormScope } from "../store/scope.ts";

/** What is submitted: disabled and hidden parameters are not. */
export const submittedValues = (
  { form, settings }: Pick<FormScope, "form" | "settings">,
  values: UnknownValues,
): AnsweredValues => {
  const enabled = form.parameters.filter((p) => !fieldSettings(p, settings).disabled);
  return answeredValues(
    { parameters: enabled },
    values,
    whenAmong((answer) => visibleIn(settings, answer)),
  );
};
