import { formText } from "../../core/messages/formText.ts";
import { isOtherText, isSensitive } from "../../core/model/isSensitive.ts";
import type { Parameter, ParameterType } from "../../core/definition/form.ts";
import { formatDate, isWireDate, longDate } from "../../core/values/formatDate.ts";
import { formatDecimal } from "../../core/values/decimalCodec.ts";
import { readWireDecimal } from "../../core/values/wireDecimal.ts";
import { sentenceLocale } from "../../core/messages/inflection.ts";
import { notationOf, numberFormat } from "../../core/values/locale.ts";
import { withCents } from "../../core/values/affixes.ts";
import { codecFor } from "../../core/values/codecFor.ts";
import { concealed, endingOf, resolveSettings, dot } from "../../react/internal.ts";
import { fieldRule } from "../../core/model/validateField.ts";
import type { FormSettings, ResolvedSettings } from "../../react/index.ts";
import { resolveDynamic } from "../../core/model/settings.ts";
import type { MessageOptions } from "../../core/values/language.ts";

type Wording = (value: string, parameter: Parameter, settings: ResolvedSettings) => string;

const asShown: Wording = (value, parameter, settings) =>
  codecFor(parameter, fieldRule(parameter, settings)).format(value, { parameter, ...settings });

/** Formats an answer of each type for reading. */
const wordings: Readonly<Record<ParameterType, Wording>> = {
  boolean: (value, _, settings) =>
    value === "true" || value === "false"
      ? formText(settings, value === "true" ? "yes" : "no")
      : value,
  currency: (value, _, { locale, currency }) => amountText(value, locale, currency),
  number: asShown,
  percent: (value, _, { locale }) => percentText(value, locale),
  select: (value, parameter) =>
    (parameter.type === "select" &&
      parameter.options.find((option) => option.value === value)?.label) ||
    value,
  string: (value, parameter, settings) => {
    const shown = asShown(value, parameter, settings);
    return isWrittenDay(value, shown, settings) ? longDate(value, sentenceLocale(settings)) : shown;
  },
};

/** Whether the value is a date that is shown in its default format. */
const isWrittenDay = (value: string, shown: string, { locale }: ResolvedSettings): boolean =>
  isWireDate(value) && [value, formatDate(value, locale)].includes(shown);

/** Formats an answer in full, including a sensitive one. */
export const formatFullAnswer: Wording = (value, parameter, settings) =>
  wordings[parameter.type](value, parameter, settings);

/** Whether an answer is shown as an option's label. */
export const isOption = (parameter: Parameter, answer: unknown): boolean =>
  parameter.type === "select" && parameter.options.some(({ value }) => value === answer);

/** Whether the text of an answer comes from the definition or the library, such as "Yes". */
export const isWorded = (parameter: Parameter, answer: unknown): boolean =>
  parameter.type === "boolean" || isOption(parameter, answer);

/**
 * Formats an answer for reading in the locale: `$1,234.50`, an option's label, `12.5%`. A sensitive
 * answer becomes "Ending in 6789", or dots if that would reveal most of it. A value that is invalid
 * for its type is returned unchanged.
 */
export function formatAnswer(
  parameter: Parameter,
  value: string,
  settings: FormSettings = {},
): string {
  const resolved = resolveDynamic(resolveSettings(settings), () => ({}));
  return isSensitive(parameter, resolved) && !isOtherText(parameter, value, resolved)
    ? ending(resolved, endingOf(value), concealed(value))
    : formatFullAnswer(value, parameter, resolved);
}

/** Formats an amount without rounding: `Intl` provides only the pattern around the number. */
function amountText(value: string, locale: string, currency: string): string {
  const decimal = readWireDecimal(value);
  if (!decimal) return value;
  return withNumber(
    numberFormat(notationOf(locale), {
      style: "currency",
      currency,
      minimumFractionDigits: 0,
      maximumFractionDigits: 0,
    }).formatToParts(decimal.negative ? -1 : 1),
    formatDecimal(withCents(value.replace("-", ""), currency), { locale, currency }),
  );
}

function percentText(value: string, locale: string): string {
  if (!readWireDecimal(value)) return value;
  return withNumber(
    numberFormat(notationOf(locale), { style: "percent" }).formatToParts(0.01),
    formatDecimal(value, { locale }),
  );
}

/** Joins the parts, with `number` in place of the integer. */
const withNumber = (parts: readonly Intl.NumberFormatPart[], number: string): string =>
  parts.map(({ type, value }) => (type === "integer" ? number : value)).join("");

/**
 * Formats the end of a sensitive answer: "Ending in 6789", or `hidden` if the answer is too short.
 */
export const ending = (language: MessageOptions, digits: string, hidden: string = dot): string =>
  screenReaderEnding(language, digits.replaceAll(" ", "")) ?? hidden;

/** Formats "Ending in 6 7 8 9" for screen readers; `null` if the answer is too short. */
export const screenReaderEnding = (language: MessageOptions, digits: string): string | null =>
  digits === "" ? null : formText(language, "endingIn", { digits });
