import { calendarOf, dateFormat, formatDate, isWireDate, longDate } from "../values/formatDate.ts";
import {
  EMPTY,
  type Fault,
  type IssueType,
  type MessageParams,
  read,
  type Reading,
  unreadable,
  ruleFault,
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

/** Which days may be given, and what in place of one. */
export interface DateOptions {
  /** The first day: `"2026-01-31"`, `"today"` or `{ years: -18 }`. */
  readonly min?: DateLimit;
  /** The last day, in the same forms: at least 18 years old is a birthday of `{ years: -18 }`. */
  readonly max?: DateLimit;
  /** A text, or several, that may stand in place of a day: `"N/A"`, `["N/A", "D/S"]`. */
  readonly or?: string | readonly string[];
  /**
   * What day it is, as `YYYY-MM-DD`; the one of this device's clock and time zone unless given. A
   * server in UTC is a day ahead of its employees every evening in America: let it count theirs, as
   * in `() => new Date().toLocaleDateString("sv-SE", { timeZone: employee.timeZone })`.
   */
  readonly today?: Today;
}

/** The English messages, by reason. */
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
const fault = (type: IssueType, reason: Reason, params = example): Fault =>
  ruleFault(dateMessages, type, reason, params);

const fourDigits = /^\d{4}$/;
const separated = /^(\d+)[\s.,/\\-]+(\d+)[\s.,/\\-]+(\d+)[\s.]*$/;
const slashed = /^\d+\s*\/\s*\d+\s*\/\s*\d+[\s.]*$/;
const yearFirst = ["year", "month", "day"];

/** Year, month and day in the order of `locale`. */
const orderOf = (locale: string, format = dateFormat(locale)): readonly string[] =>
  format
    .formatToParts(0)
    .map(({ type }) => type)
    .filter((type) => yearFirst.includes(type));

/** Whether people write the day first in a language, and the month first in the region: Spanish in the US. */
const isHabitDayFirst = /* @__PURE__ */ memoize(
  (locale: string, language = locale): boolean =>
    orderOf(locale)[0] === "month" &&
    primary(language) !== primary(notationOf(locale)) &&
    orderOf(locale, new Intl.DateTimeFormat(language))[0] === "day",
);

type Place = Pick<CodecContext, "locale" | "language">;

/**
 * Whether the order of a text is open: the language has another one than the region, or people
 * elsewhere write its separators between day and month in the other order, since no month comes first
 * but before a slash.
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

/** Year, month and day as digits. */
type Parts = readonly [year: string, month: string, day: string];

const partsIn = (order: readonly string[], numbers: readonly string[]): Parts => {
  const part = (name: string): string => String(numbers[order.indexOf(name)]);
  return [part("year"), part("month"), part("day")];
};

const swapped: Readonly<Record<string, string>> = { month: "day", day: "month" };

/** The orders in which a text may have year, month and day; digits alone may have the year in front. */
function ordersOf(text: string, place: Place): readonly (readonly string[])[] {
  if (/^\d{4}\D/.test(text)) return [yearFirst];
  const order = orderOf(place.locale);
  return [
    order,
    ...(isOpen(text, place) ? [order.map((part) => swapped[part] ?? part)] : []),
    ...(separated.test(text) ? [] : [yearFirst]),
  ];
}

/** Splits digits in one order, with a month and a day of one or two digits. */
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
 * Returns what a text may be as year, month and day: three numbers, which may be no day, or digits
 * alone. Fewer than eight of those are a day of our time, and eight rather one than another.
 */
function splitsOf(text: string, place: Place): readonly Parts[] {
  const orders = ordersOf(text, place);
  const [, ...numbers] = separated.exec(text) ?? [];
  if (numbers.length > 0) return orders.map((order) => partsIn(order, numbers));
  const all = orders.flatMap((order) => splitDigits(text, order, 4));
  const ours = all.filter((parts) => isDay(parts) && isOfOurTime(wireOf(parts)));
  return ours.length > 0 || text.length < 8 ? ours : all;
}

/** Whether digits alone may be a day whose year has two. */
const isShort = (text: string, place: Place): boolean =>
  /^\d{6}$/.test(text) &&
  ordersOf(text, place)
    .flatMap((order) => splitDigits(text, order, 2))
    .some(([year, month, day]) => isDay([`20${year}`, month, day]));

/** The days that a text may be: two where its separators, or digits without any, leave that open. */
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
  // Where a locale counts years from elsewhere, as 1375 or 2539 for 1996, another year is its own.
  const isForeign = !isOfOurTime(value) && calendarOf(place.locale) !== "gregory";
  return text !== value && isForeign ? refused("notDate") : read(value);
}

function showDate(value: string, place: Place): string {
  const { locale, language } = place;
  // No order is safe there but that of the value.
  if (isHabitDayFirst(locale, language)) return value;
  const shown = formatDate(value, locale);
  const back = parseDate(shown, place);
  return back.ok && back.value === value ? shown : value;
}

/** Whether a day is shown so that people elsewhere take it for another: dots stand behind the day. */
function isConfusable(value: string, shown: string): boolean {
  const [, month = "", day = ""] = value.split("-");
  return day <= "12" && day !== month && /^\p{Nd}{1,2}[/-]/u.test(shown);
}

function create(options: DateOptions): Rule {
  const { min = ends[0], max = ends[1], or, today = todayHere } = options;
  const [first, last] = [limitDay(min), limitDay(max)];
  if (isFixed(min) && isFixed(max) && min > max)
    throw new RangeError(`The date rule cannot be made: no day is from "${min}" to "${max}".`);
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
      if (!isWireDate(value)) return fault("typeMismatch", "notDate");
      const [from, to] = [first(today), last(today)];
      if (value < from) return fault("rangeUnderflow", "tooEarly", { limit: from });
      return value > to ? fault("rangeOverflow", "tooLate", { limit: to }) : null;
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
 * A day of the Gregorian calendar, with a year of four digits. Value `2026-01-31`; shown in the
 * order of the locale (`01/31/2026`, `31.01.2026`), or as the value where what the locale writes
 * would not be read as it. Read in that order, and with the year of four digits in front everywhere.
 * Digits alone are read where they are one day: `741990` is July 4 in en-US, and `1111990`
 * `ambiguous`.
 * What others than the locale write between day and month may mean the other order: `04.07.1990` is
 * ambiguous in en-US, and `13.07.1990` is July 13; so is `04/07/1990` in es-US, where the language has
 * the day first and the region the month. Where a locale's own calendar is another, a year
 * before 1800 or after 2199 is refused as one of that calendar, but in the form of the value.
 * A field says how a day is typed there (`dateHint`, which `messages` may empty), and tells one that
 * people elsewhere take for another in words once it is left.
 * `min` and `max` are included, and what they are today is found at each check. With `or`, the value
 * may be one of those texts, to the letter, which are read without regard to case, spaces, points and
 * slashes: `n.a.` answers `N/A`. The same options give the same rule, unless there is a `today` among them:
 * each of those calls makes a new one, so call it outside of rendering.
 * Reasons: `notDate`, `notDateOr`, `dateYear`, `noSuchDate`, `tooEarly`, `tooLate`; and of a text
 * `ambiguous`.
 * Source: https://html.spec.whatwg.org/#valid-date-string
 * @throws RangeError when `min` or `max` is no such limit, `max` is before `min`, or `or` has no
 * letter; and at a check when `today` gives no day.
 */
export const date = (options: DateOptions = {}): Rule =>
  options.today ? create(options) : known(options);
