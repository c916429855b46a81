import { isWireDate, longDate } from "../../core/values/formatDate.ts";
import { sentenceLocale } from "../../core/messages/inflection.ts";
import { validateValue } from "../../core/model/validateField.ts";
import { resolveField } from "../settings/resolveField.ts";
import { amountText } from "../../core/values/affixes.ts";
import { isUnread } from "../../core/values/fieldValue.ts";
import type { ParameterFieldState } from "../settings/settings.ts";

/** One interpretation of an ambiguous text. */
export interface ReadingChoice {
  readonly inputValue: string;
  /** The interpretation as text. Dates are in words, because digits would be ambiguous. */
  readonly label: string;
  readonly isInWords: boolean;
}

/** Returns the valid interpretations of an ambiguous text. */
export function ambiguousReadings({
  parameter,
  settings,
  issue,
  value,
  sensitive,
  readOnly,
}: ParameterFieldState): readonly ReadingChoice[] {
  if (issue?.reason !== "ambiguous" || !isUnread(value) || sensitive || readOnly) return [];
  const { codec, context, rule } = resolveField(parameter, settings);
  const readings = codec.readings?.(value.text, context) ?? [];
  const format = (text: string): string => codec.format(text, context);
  return readings.flatMap((reading) => {
    const inputValue = format(reading);
    const found = codec.parse(inputValue, context);
    if (!found.ok || validateValue(parameter, found.value, { rule })) return [];
    const isInWords = isWireDate(reading);
    const label = isInWords
      ? longDate(reading, sentenceLocale(settings))
      : parameter.type === "currency"
        ? amountText(reading, settings, rule?.decimals?.most, format)
        : inputValue + (parameter.type === "percent" ? "%" : "");
    return { inputValue, label, isInWords };
  });
}
