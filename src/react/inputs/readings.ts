import { isWireDate, longDate } from "../../core/values/formatDate.ts";
import { sentenceLocale } from "../../core/messages/inflection.ts";
import { validateValue } from "../../core/model/validateValue.ts";
import { fieldTerms } from "../settings/fieldTerms.ts";
import { currencyAffix, withAffix, withCents } from "../../core/values/units.ts";
import { isUnread } from "../../core/values/fieldValue.ts";
import type { ParameterFieldState } from "../settings/settings.ts";

/** What a text may mean that can be read in two ways. */
export interface Reading {
  /** As its field shows it. */
  readonly inputValue: string;
  /** As it is told: of a day in words, which in digits would leave its order open. */
  readonly label: string;
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
    const label = isWireDate(reading)
      ? longDate(reading, sentenceLocale(settings))
      : parameter.type === "currency"
        ? withAffix(
            codec.format(withCents(reading, settings.currency, rule?.decimals?.most), context),
            currencyAffix(settings.locale, settings.currency),
          )
        : parameter.type === "percent"
          ? `${inputValue}%`
          : inputValue;
    return { inputValue, label };
  });
}
