import type { MessageOverrides } from "../../core/messages/english.ts";
import { formatDate } from "../../core/values/formatDate.ts";
import { getOwn } from "../../core/record.ts";

/**
 * Formats of values as the service returns them: `"true"`, `"1200.50"`, `"2026-01-31"`, an ISO 8601
 * instant, `"7"`, `"12.5"`. Any other value is shown unchanged.
 */
export type TableFormat = "boolean" | "currency" | "date" | "dateTime" | "number" | "percent";

export interface FormatLanguage {
  readonly locale: string;
  readonly currency: string;
  readonly messages: MessageOverrides;
}

type Format = (value: string, language: FormatLanguage) => string;

const answers: Readonly<Record<string, readonly [key: "yes" | "no", english: string]>> = {
  true: ["yes", "Yes"],
  false: ["no", "No"],
};

const isDecimal = (value: string): value is `${number}` => /^-?\d+(\.\d+)?$/.test(value);

/** Formats numbers exactly: `Intl` accepts strings and, with these options, rounds nothing. */
const decimal =
  (optionsOf: (language: FormatLanguage) => Intl.NumberFormatOptions): Format =>
  (value, language) =>
    isDecimal(value)
      ? new Intl.NumberFormat(language.locale, {
          ...optionsOf(language),
          maximumFractionDigits: 20,
        }).format(value)
      : value;

/** Formats an instant in the time zone of the device. */
const dateTime: Format = (value, { locale }) =>
  /^\d{4}-\d\d-\d\dT/.test(value) && !Number.isNaN(Date.parse(value))
    ? new Intl.DateTimeFormat(locale, {
        calendar: "gregory",
        dateStyle: "medium",
        timeStyle: "short",
      }).format(new Date(value))
    : value;

const formats: Readonly<Record<TableFormat, Format>> = {
  boolean(value, { messages }) {
    const [key, english] = getOwn(answers, value) ?? [];
    return (key && messages[key]) ?? english ?? value;
  },
  currency: decimal(({ currency }) => ({ style: "currency", currency })),
  date: (value, { locale }) => formatDate(value, locale),
  dateTime,
  number: decimal(() => ({})),
  percent: decimal(() => ({ style: "unit", unit: "percent" })),
};

export const isNumeric = (format: TableFormat | undefined): boolean =>
  format === "currency" || format === "number" || format === "percent";

/** Returns a value as text; `null` when it is absent. */
export function cellText(
  value: unknown,
  format: TableFormat | undefined,
  language: FormatLanguage,
): string | null {
  if (value === undefined || value === null) return null;
  return format ? formats[format](String(value), language) : String(value);
}
