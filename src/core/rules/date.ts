import { calendarOf, dateFormat, formatDate, isWireDate, longDate } from "../values/formatDate.ts";
import {
  EMPTY,
  type ValueIssue,
  type IssueType,
  type MessageParams,
  read,
  type Reading,
  unreadable,
  ruleIssue,
  unread,
} from "../values/issue.ts";
import { notationOf } from "../values/locale.ts";
import { memoize } from "../memoize.ts";
import { today as todayHere } from "../values/today.ts";
import { type DateLimit, ends, isFixed, limitDay, type Today } from "./dateLimit.ts";
import { primary } from "../messages/inflection.ts";
import type { CodecContext } from "../values/codec.ts";
import { plainIdentifier } from "./identifier.ts";
import { withTexts } from "./orText.ts";
import type { Rule } from "./rule.ts";
import { omitUndefined } from "../record.ts";
import { withMetadata } from "../metadata.ts";

/** Options of `date`. */
export interface DateOptions {
  /** The first allowed day: `"2026-01-31"`, `"today"` or `{ years: -18 }`. */
  readonly min?: DateLimit;
  /** The last allowed day. For a date of birth, `{ years: -18 }` requires an age of 18. */
  readonly max?: DateLimit;
  /** Texts that are accepted in place of a date: `"N/A"`, `["N/A", "D/S"]`. */
  readonly or?: string | readonly string[];
  /**
   * Returns the current day as `YYYY-MM-DD`. A server in UTC is a day ahead of American employees
   * every evening, so it should use their time zone:
   * `new Date().toLocaleDateString("sv-SE", { timeZone: employee.timeZone })`.
   * @default the clock and time zone of this device
   */
  readonly today?: Today;
}

export const dateMessages = {
  notDate: "enter a date, such as {example}",
  notDateOr: "enter a date, such as {example}, or {other}",
  dateYear: "enter the year in four digits, such as {example}",
  noSuchDate: "enter a day that exists, such as {example}",
  tooEarly: "enter {limit} or a later day",
  tooLate: "enter {limit} or an earlier day",
  dateHint: "for example, {example} or {digits}",
} as const;
type Reason = keyof typeof dateMessages;

const sample = "2026-01-31";
const example: MessageParams = { example: sample };
const refused = (reason: Reason): Reading => ({
  ok: false,
  ...unreadable(dateMessages, reason, example),
});
const issue = (type: IssueType, reason: Reason, params = example): ValueIssue =>
  ruleIssue(dateMessages, type, reason, params);

const fourDigits = /^\d{4}$/;
const separated = /^(\d+)[\s.,/\\-]+(\d+)[\s.,/\\-]+(\d+)[\s.]*$/;
const slashed = /^\d+\s*\/\s*\d+\s*\/\s*\d+[\s.]*$/;
const yearFirst = ["year", "month", "day"];

const orderOf = (locale: string, format = dateFormat(locale)): readonly string[] =>
  format
    .formatToParts(0)
    .map(({ type }) => type)
    .filter((type) => yearFirst.includes(type));

/**
 * Whether the language has the day first and the region the month first, such as Spanish in the
 * US.
 */
const isHabitDayFirst = /* @__PURE__ */ memoize(
  (locale: string, language = locale): boolean =>
    orderOf(locale)[0] === "month" &&
    primary(language) !== primary(notationOf(locale)) &&
    orderOf(locale, new Intl.DateTimeFormat(language))[0] === "day",
);

type Place = Pick<CodecContext, "locale" | "language">;

/**
 * Whether the order of day and month is ambiguous: because the language and the region differ, or
 * because people elsewhere use these separators in the other order. The month comes first only
 * before a slash.
 */
function isOpen(text: string, { locale, language }: Place): boolean {
  if (isHabitDayFirst(locale, language)) return true;
  if (!separated.test(text)) return false;
  const isSlashed = slashed.test(text);
  return orderOf(locale)[0] === "month" ? !isSlashed : isSlashed && !hasSlash(locale);
}

const hasSlash = (locale: string): boolean =>
  dateFormat(locale)
    .formatToParts(0)
    .some(({ value }) => value.includes("/"));

type Parts = readonly [year: string, month: string, day: string];

const partsIn = (order: readonly string[], numbers: readonly string[]): Parts => {
  const part = (name: string): string => String(numbers[order.indexOf(name)]);
  return [part("year"), part("month"), part("day")];
};

const swapped: Readonly<Record<string, string>> = { month: "day", day: "month" };

/**
 * Returns the possible orders of year, month and day in a text. Digits alone may also begin with
 * the year.
 */
function ordersOf(text: string, place: Place): readonly (readonly string[])[] {
  if (/^\d{4}\D/.test(text)) return [yearFirst];
  const order = orderOf(place.locale);
  return [
    order,
    ...(isOpen(text, place) ? [order.map((part) => swapped[part] ?? part)] : []),
    ...(separated.test(text) ? [] : [yearFirst]),
  ];
}

/** Splits digits in one order, with one or two digits for the month and for the day. */
const splitDigits = (digits: string, order: readonly string[], year: number): Parts[] =>
  [1, 2].flatMap((month) =>
    [1, 2].flatMap((day) => {
      const widths: Readonly<Record<string, number>> = { year, month, day };
      const groups = order.map((part) => String.raw`(\d{${widths[part]}})`);
      const [, ...numbers] = new RegExp(`^${groups.join("")}$`).exec(digits) ?? [];
      return numbers.length > 0 ? [partsIn(order, numbers)] : [];
    }),
  );

const isOfOurTime = (day: string): boolean => day >= "1800" && day < "2200";

const wireOf = ([year, month, day]: Parts): string =>
  [year, month.padStart(2, "0"), day.padStart(2, "0")].join("-");

const isDay = (parts: Parts): boolean => isWireDate(wireOf(parts));

/**
 * Returns the possible years, months and days of a text: three numbers, which may not exist as a
 * date, or digits alone. Fewer than eight digits must be a date from 1800 to 2199, and eight
 * digits prefer one.
 */
function splitsOf(text: string, place: Place): readonly Parts[] {
  const orders = ordersOf(text, place);
  const [, ...numbers] = separated.exec(text) ?? [];
  if (numbers.length > 0) return orders.map((order) => partsIn(order, numbers));
  const all = orders.flatMap((order) => splitDigits(text, order, 4));
  const ours = all.filter((parts) => isDay(parts) && isOfOurTime(wireOf(parts)));
  return ours.length > 0 || text.length < 8 ? ours : all;
}

/** Whether digits alone may be a date with a year of two digits. */
const isShort = (text: string, place: Place): boolean =>
  /^\d{6}$/.test(text) &&
  ordersOf(text, place)
    .flatMap((order) => splitDigits(text, order, 2))
    .some(([year, month, day]) => isDay([`20${year}`, month, day]));

/** Returns the possible dates of a text: two where the order is ambiguous. */
const readingsOf = (inputValue: string, place: Place): readonly string[] => [
  ...new Set(splitsOf(plainIdentifier(inputValue), place).filter(isDay).map(wireOf)),
];

function parseDate(inputValue: string, place: Place): Reading {
  const text = plainIdentifier(inputValue);
  if (text === "") return unread(EMPTY);
  if (isShort(text, place)) return refused("dateYear");
  const [parts] = splitsOf(text, place);
  if (!parts) return refused("notDate");
  const [value, other] = readingsOf(inputValue, place);
  if (other !== undefined) return unread("ambiguous", undefined, example);
  if (!fourDigits.test(parts[0]))
    return refused(parts.some((part) => fourDigits.test(part)) ? "notDate" : "dateYear");
  if (value === undefined) return refused("noSuchDate");
  // In other calendars years differ, such as 1375 or 2539 for 1996.
  const isForeign = !isOfOurTime(value) && calendarOf(place.locale) !== "gregory";
  return text !== value && isForeign ? refused("notDate") : read(value);
}

function showDate(value: string, place: Place): string {
  const { locale, language } = place;
  // Only the submitted format has a safe order there.
  if (isHabitDayFirst(locale, language)) return value;
  const shown = formatDate(value, locale);
  const back = parseDate(shown, place);
  return back.ok && back.value === value ? shown : value;
}

/**
 * Whether people elsewhere read the formatted date as another. With dots, the day always comes
 * first.
 */
function isConfusable(value: string, shown: string): boolean {
  const [, month = "", day = ""] = value.split("-");
  return day <= "12" && day !== month && /^\p{Nd}{1,2}[/-]/u.test(shown);
}

function create(options: DateOptions): Rule {
  const { min = ends[0], max = ends[1], or, today = todayHere } = options;
  const [first, last] = [limitDay(min), limitDay(max)];
  if (isFixed(min) && isFixed(max) && min > max)
    throw new RangeError(`Invalid options of the date rule: min "${min}" is after max "${max}".`);
  const rule = {
    parse: parseDate,
    readings: readingsOf,
    format: showDate,
    hint: (place) =>
      unreadable(dateMessages, "dateHint", {
        ...example,
        digits: showDate(sample, place).replace(/\P{Nd}/gu, ""),
      }),
    inWords: (value, place) =>
      isConfusable(value, showDate(value, place))
        ? longDate(value, place.language ?? place.locale)
        : null,
    validate(value) {
      if (!isWireDate(value)) return issue("typeMismatch", "notDate");
      const [from, to] = [first(today), last(today)];
      if (value < from) return issue("rangeUnderflow", "tooEarly", { limit: from });
      return value > to ? issue("rangeOverflow", "tooLate", { limit: to }) : null;
    },
    days: () => ({ min: first(today), max: last(today) }),
    input: { inputMode: "numeric", spellCheck: false, width: "10rem" },
  } satisfies Rule;
  const others = [or ?? []].flat();
  const [other = ""] = others;
  const neither = unreadable(dateMessages, "notDateOr", {
    ...example,
    other: others.length === 1 ? other : others,
  });
  const made = others.length === 0 ? rule : withTexts(rule, others, "date", neither);
  return withMetadata(made, { rule: "date", ...omitUndefined(options) });
}

const keyOf = (limit: DateLimit | undefined) =>
  typeof limit === "object" ? [limit.years, limit.months, limit.days] : limit;

const known = /* @__PURE__ */ memoize(create, ({ min, max, or }) =>
  JSON.stringify([keyOf(min), keyOf(max), or]),
);

/**
 * Validates a date of the Gregorian calendar with a year of four digits, such as `2026-01-31`.
 * `min` and `max` are inclusive, and relative limits are resolved at each validation. The same
 * options return the same rule, except with `today`: create such a rule outside of render.
 *
 * Format: the order of the locale (`01/31/2026`, `31.01.2026`), or the submitted value where the
 * text would be parsed as another date. The field has the hint `dateHint`, which an empty text in
 * `messages` removes. On blur, the field spells out a date that people elsewhere read as another.
 *
 * Parsing accepts the order of the locale, and a year of four digits first in every locale:
 * - Digits alone are accepted if they mean one date: `741990` is July 4 in en-US, and `1111990`
 *   is `ambiguous`.
 * - Separators of other locales may mean the other order: in en-US `04.07.1990` is ambiguous, and
 *   `13.07.1990` is July 13.
 * - In es-US, `04/07/1990` is ambiguous, because the language has the day first and the region
 *   the month.
 * - In a locale with another calendar, a year before 1800 or after 2199 is rejected as one of
 *   that calendar, except in the submitted format.
 * - Texts of `or` are parsed without case, spaces, points and slashes (`n.a.` is `N/A`) and
 *   submitted exactly.
 *
 * Reasons: `notDate`, `notDateOr`, `dateYear`, `noSuchDate`, `tooEarly`, `tooLate`; and
 * `ambiguous`.
 *
 * Source: https://html.spec.whatwg.org/#valid-date-string
 *
 * @throws RangeError when `min` or `max` is invalid, `max` is before `min`, or a text of `or` has
 *   no letter; at validation, when `today` returns no date.
 */
export const date = (options: DateOptions = {}): Rule =>
  options.today ? create(options) : known(options);
