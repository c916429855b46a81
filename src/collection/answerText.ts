import type { Parameter, ParameterType } from "../core/form.ts";
import { formatDecimal } from "../core/formatDecimal.ts";
import { pointOf } from "../core/decimal.ts";
import { numberFormat } from "../core/locale.ts";
import { codecFor } from "../core/parameters/index.ts";
import { endingOf } from "../react/conceal.ts";
import { fieldRule } from "../react/fieldSettings.ts";
import type { FormSettings, ResolvedSettings } from "../react/settings.ts";
import { text } from "../react/text.ts";
import { resolveSettings } from "../react/resolveSettings.ts";
import { isSensitive } from "./isSensitive.ts";

type Wording = (value: string, parameter: Parameter, settings: ResolvedSettings) => string;

const asShown: Wording = (value, parameter, settings) =>
  codecFor(parameter, fieldRule(parameter, settings)).format(value, { parameter, ...settings });

/** How an answer of each type is written where it is only read. */
const wordings: Readonly<Record<ParameterType, Wording>> = {
  boolean: (value, _, settings) =>
    value === "true" || value === "false" ? text(settings, value === "true" ? "yes" : "no") : value,
  currency: (value, _, { locale, currency }) => amountText(value, locale, currency),
  number: asShown,
  percent: (value, _, { locale }) => percentText(value, locale),
  select: (value, parameter) =>
    (parameter.type === "select" &&
      parameter.options.find((option) => option.value === value)?.label) ||
    value,
  string: asShown,
};

/**
 * An answer as text in the locale: `$1,234.50`, an option's label, `12.5%`, and of a sensitive one no more than "Ending in 6789". A value that
 * is none of its type comes back as it is.
 */
export function answerText(
  parameter: Parameter,
  value: string,
  settings: FormSettings = {},
): string {
  const resolved = resolveSettings(settings);
  if (isSensitive(parameter, resolved))
    return text(resolved, "endingIn", { digits: endingOf(value).replaceAll(" ", "") });
  return wordings[parameter.type](value, parameter, resolved);
}

const isDecimal = (value: string): value is `${number}` => pointOf(value) >= 0;

/** Exact to the digit: `Intl` reads decimal strings as they are. */
function amountText(value: string, locale: string, currency: string): string {
  if (!isDecimal(value)) return value;
  const decimals = value.length - pointOf(value) - 1;
  const usual = numberFormat(locale, { style: "currency", currency });
  const { maximumFractionDigits: most = 2 } = usual.resolvedOptions();
  const digits = Math.max(most, decimals);
  return numberFormat(locale, {
    style: "currency",
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(value);
}

function percentText(value: string, locale: string): string {
  if (!isDecimal(value)) return value;
  const parts = numberFormat(locale, { style: "percent" }).formatToParts(0.01);
  return parts
    .map(({ type, value: part }) => (type === "integer" ? formatDecimal(value, { locale }) : part))
    .join("");
}
