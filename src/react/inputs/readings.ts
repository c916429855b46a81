import { isWireDate, longDate } from "../../core/values/formatDate.ts";
import { sentenceLocale } from "../../core/messages/inflection.ts";
import { validateValue } from "../../core/model/validateValue.ts";
import { fieldTerms } from "../settings/fieldTerms.ts";
import { amountText } from "../../core/values/units.ts";
import { isUnread } from "../../core/values/fieldValue.ts";
import type { ParameterFieldState } from "../settings/settings.ts";

/** One meaning of a text that can be read in two ways. */
export interface Reading {
  /** As its field shows it. */
  readonly inputValue: string;
  /** As a person reads it: a day in words, because digits would leave its order open. */
  readonly label: string;
  readonly isInWords?: boolean;
}

/** What a text may mean that can be read in two ways, but for what may not stand in its field. */
export function readingsOf({
  parameter,
  settings,
  issue,
  value,
  sensitive,
  readOnly,
}: ParameterFieldState): readonly Reading[] {
  if (issue?.reason !== "ambiguous" || !isUnread(value) || sensitive || readOnly) return [];
  const { codec, context, rule } = fieldTerms(parameter, settings);
  const readings = codec.readings?.(value.text, context) ?? [];
  const stands = (reading: string): boolean => {
    const found = codec.parse(codec.format(reading, context), context);
    return found.ok && validateValue(parameter, found.value, { rule }) === null;
  };
  return readings.filter(stands).map((reading) => {
    const inputValue = codec.format(reading, context);
    if (isWireDate(reading))
      return { inputValue, label: longDate(reading, sentenceLocale(settings)), isInWords: true };
    const format = (text: string): string => codec.format(text, context);
    const label =
      parameter.type === "currency"
        ? amountText(reading, settings, rule?.decimals?.most, format)
        : inputValue + (parameter.type === "percent" ? "%" : "");
    return { inputValue, label };
  });
}
