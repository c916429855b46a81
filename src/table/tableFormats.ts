import { english, type MessageOverrides } from "../core/english.ts";
import { formatDate } from "../core/formatDate.ts";
import { formatDecimal } from "../core/formatDecimal.ts";
import { ownValue } from "../core/record.ts";
import { amountText, percentText } from "../core/writtenNumber.ts";

/**
 * How a column writes its values, as the service gives them: `"true"`, `"1200.50"`, `"2026-01-31"`,
 * an ISO 8601 instant, `"7"`, `"12.5"`. A value that is none of these is shown as it is.
 */
export type TableFormat = "boolean" | "currency" | "date" | "dateTime" | "number" | "percent";

/** What values are written in. */
export interface FormatLanguage {
  readonly locale: string;
  readonly currency: string;
  readonly messages: MessageOverrides;
}

type Format = (value: string, language: FormatLanguage) => string;

const answers: Readonly<Record<string, "yes" | "no">> = { true: "yes", false: "no" };

/** A moment, in the time zone of the device. */
const moment: Format = (value, { locale }) =>
  /^\d{4}-\d\d-\d\dT/.test(value) && !Number.isNaN(Date.parse(value))
    ? new Intl.DateTimeFormat(locale, {
        calendar: "gregory",
        dateStyle: "medium",
        timeStyle: "short",
      }).format(new Date(value))
    : value;

const formats: Readonly<Record<TableFormat, Format>> = {
  boolean(value, { messages }) {
    const answer = ownValue(answers, value);
    return answer ? (messages[answer] ?? english[answer]) : value;
  },
  currency: (value, { locale, currency }) => amountText(value, locale, currency),
  date: (value, { locale }) => formatDate(value, locale),
  dateTime: moment,
  number: formatDecimal,
  percent: (value, { locale }) => percentText(value, locale),
};

/** Whether the ends of what is written so are aligned. */
export const isNumeric = (format: TableFormat | undefined): boolean =>
  format === "currency" || format === "number" || format === "percent";

/** A value of an object as text; `null` where it has none. */
export function cellText(
  value: unknown,
  format: TableFormat | undefined,
  language: FormatLanguage,
): string | null {
  if (value === undefined || value === null) return null;
  return format ? formats[format](String(value), language) : String(value);
}
