import { whenAmong } from "../../core/asked.ts";
import type { AnsweredValues, Form } from "../../core/form.ts";
import { answeredValues, type UnknownValues } from "../../core/values.ts";
import { fieldSettings } from "../settings/fieldSettings.ts";
import type { GivenSettings } from "../settings/settings.ts";
import { visibleIn } from "../store/conditions.ts";

/** What is submitted: disabled and hidden parameters are not. */
export const submittedValues = (
  { form, settings }: { readonly form: Form; readonly settings: GivenSettings },
  values: UnknownValues,
): AnsweredValues => {
  const enabled = form.parameters.filter((p) => !fieldSettings(p, settings).disabled);
  return answeredValues(
    { parameters: enabled },
    values,
    whenAmong((answer) => visibleIn(settings, answer)),
  );
};
