import { validateValue } from "../../core/validate.ts";
import { fieldTerms } from "../settings/fieldTerms.ts";
import { isUnread } from "../settings/fieldValue.ts";
import type { ParameterFieldState } from "../settings/settings.ts";

/**
 * What an amount may mean that can be read in two ways, as its field would show each. What may not
 * stand in the field is left out.
 */
export function readingsOf({
  parameter,
  settings,
  issue,
  value,
  sensitive,
  readOnly,
}: ParameterFieldState): readonly string[] {
  if (issue?.reason !== "ambiguous" || !isUnread(value) || sensitive || readOnly) return [];
  const { codec, context, rule } = fieldTerms(parameter, settings);
  const readings = codec.readings?.(value.text, context) ?? [];
  const stands = (reading: string): boolean => {
    const found = codec.parse(codec.format(reading, context), context);
    return found.ok && validateValue(parameter, found.value, { rule }) === null;
  };
  return readings.filter(stands).map((reading) => codec.format(reading, context));
}
