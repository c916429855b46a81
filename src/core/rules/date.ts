import { calendarOf, dateFormat, formatDate, isWireDate } from "../formatDate.ts";
import {
  EMPTY,
  type Fault,
  type IssueType,
  type MessageParams,
  read,
  type Reading,
  unread,
} from "../issue.ts";
import { memoize } from "../memoize.ts";
import { plainIdentifier } from "./identifier.ts";
import type { Rule } from "./rule.ts";

/** The first and the last day that may be given, both `YYYY-MM-DD` and both included. */
export interface DateOptions {
  readonly min?: string;
  readonly max?: string;
}

const sentences = {
  notDate: "enter a date, such as {example}",
  dateYear: "enter the year in four digits, such as {example}",
  noSuchDate: "enter a day that exists, such as {example}",
  tooEarly: "enter {limit} or a later day",
  tooLate: "enter {limit} or an earlier day",
} as const;
type Reason = keyof typeof sentences;

const example: MessageParams = { example: "2026-01-31" };
const unreadable = (reason: Reason): Reading => unread(reason, sentences[reason], example);
const fault = (type: IssueType, reason: Reason, params = example): Fault => ({
  type,
  reason,
  message: sentences[reason],
  params,
});

const fourDigits = /^\d{4}$/;
const separated = /^(\d+)[\s./-]+(\d+)[\s./-]+(\d+)[\s.]*$/;
const slashed = /^\d+\s*\/\s*\d+\s*\/\s*\d+$/;
const yearFirst = ["year", "month", "day"];

/** Year, month and day in the order of `locale`. */
const orderOf = (locale: string): readonly string[] =>
  dateFormat(locale)
    .formatToParts(0)
    .map(({ type }) => type)
    .filter((type) => yearFirst.includes(type));

/**
 * Whether people elsewhere write the separators of a text between day and month in the other order:
 * no month comes first but before a slash.
 */
function isOpen(text: string, locale: string): boolean {
  if (/^\d{4}\D/.test(text) || !separated.test(text)) return false;
  const isSlashed = slashed.test(text);
  return orderOf(locale)[0] === "month" ? !isSlashed : isSlashed && !hasSlash(locale);
}

const hasSlash = (locale: string): boolean =>
  dateFormat(locale)
    .formatToParts(0)
    .some(({ value }) => value.includes("/"));

/** Year, month and day of a text, or `null` when it has no three numbers. */
function split(text: string, locale: string): readonly (string | undefined)[] | null {
  const order = /^\d{4}\D/.test(text) ? yearFirst : orderOf(locale);
  const widths = order.map((part) => (part === "year" ? String.raw`(\d{4})` : String.raw`(\d\d)`));
  const match = separated.exec(text) ?? new RegExp(`^${widths.join("")}$`).exec(text);
  return match && yearFirst.map((part) => match[order.indexOf(part) + 1]);
}

/**
 * Where a locale counts years from elsewhere, as 1375 or 2539 for 1996, a year that is not of our
 * time is one of its own calendar.
 */
const isOfAnotherCalendar = (year: string, locale: string): boolean =>
  (year < "1800" || year > "2199") && calendarOf(locale) !== "gregory";

const wireOf = (year: string, month: string, day: string): string =>
  [year, month.padStart(2, "0"), day.padStart(2, "0")].join("-");

/** The days that a text may be, whose separators leave its order open. */
function readingsOf(inputValue: string, locale: string): readonly string[] {
  const text = plainIdentifier(inputValue);
  const [year = "", month = "", day = ""] = (isOpen(text, locale) && split(text, locale)) || [];
  return [...new Set([wireOf(year, month, day), wireOf(year, day, month)])].filter(isWireDate);
}

function parseDate(inputValue: string, locale: string): Reading {
  const text = plainIdentifier(inputValue);
  if (text === "") return unread(EMPTY);
  const parts = split(text, locale);
  if (!parts) return unreadable("notDate");
  const [open, other] = readingsOf(inputValue, locale);
  if (other !== undefined) return unread("ambiguous", undefined, example);
  const [year = "", month = "", day = ""] = parts;
  if (!fourDigits.test(year))
    return unreadable(parts.some((part = "") => fourDigits.test(part)) ? "notDate" : "dateYear");
  const value = open ?? wireOf(year, month, day);
  if (!isWireDate(value)) return unreadable("noSuchDate");
  if (text !== value && isOfAnotherCalendar(year, locale)) return unreadable("notDate");
  const dashed = text.replace(/^(\d{4})(\d\d)(\d\d)$/, "$1-$2-$3");
  return isWireDate(dashed) && dashed !== value ? unreadable("notDate") : read(value);
}

function create(min = "1000-01-01", max = "9999-12-31"): Rule {
  for (const limit of [min, max]) {
    if (!isWireDate(limit))
      throw new RangeError(`The date rule cannot be made: "${limit}" is not a day as YYYY-MM-DD.`);
  }
  if (min > max)
    throw new RangeError(`The date rule cannot be made: no day is from "${min}" to "${max}".`);
  return {
    parse: (inputValue, { locale }) => parseDate(inputValue, locale),
    readings: (inputValue, { locale }) => readingsOf(inputValue, locale),
    format(value, { locale }) {
      const shown = formatDate(value, locale);
      const back = parseDate(shown, locale);
      return back.ok && back.value === value ? shown : value;
    },
    validate(value) {
      if (!isWireDate(value)) return fault("typeMismatch", "notDate");
      if (value < min) return fault("rangeUnderflow", "tooEarly", { limit: min });
      return value > max ? fault("rangeOverflow", "tooLate", { limit: max }) : null;
    },
    input: { inputMode: "numeric", spellCheck: false, width: "10rem" },
  };
}

const between = /* @__PURE__ */ memoize(create);

/**
 * A day of the Gregorian calendar, with a year of four digits. Value `2026-01-31`; shown in the
 * order of the locale (`01/31/2026`, `31.01.2026`), or as the value where what the locale writes
 * would not be read as it. Read in that order, also without separators unless the eight digits are
 * another day as year, month and day; and in this order everywhere after a year and a separator.
 * What others than the locale write between day and month may mean the other order: `04.07.1990` is
 * ambiguous in en-US, and `13.07.1990` is July 13. Where a locale's own calendar is another, a year
 * before 1800 or after 2199 is refused as one of that calendar, but in the form of the value.
 * Reasons: `notDate`, `dateYear`, `noSuchDate`, `tooEarly`, `tooLate`; and of a text `ambiguous`.
 * Source: https://html.spec.whatwg.org/#valid-date-string
 * @throws RangeError when `min` or `max` is not a day, or `max` is before `min`.
 */
export const date = ({ min, max }: DateOptions = {}): Rule => between(min, max);
