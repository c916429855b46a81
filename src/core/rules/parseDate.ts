import { primary } from "../messages/inflection.ts";
import { memoize } from "../memoize.ts";
import type { CodecContext } from "../values/codec.ts";
import { calendarOf, dateFormat, formatDate, isWireDate } from "../values/formatDate.ts";
import {
  EMPTY,
  type MessageParams,
  read,
  type Reading,
  unread,
  unreadable,
} from "../values/issue.ts";
import { notationOf } from "../values/locale.ts";
import { plainIdentifier } from "./identifier.ts";

export const dateMessages = {
  notDate: "enter a date, such as {example}",
  notDateOr: "enter a date, such as {example}, or {other}",
  dateYear: "enter the year in four digits, such as {example}",
  noSuchDate: "enter a day that exists, such as {example}",
  tooEarly: "enter {limit} or a later day",
  tooLate: "enter {limit} or an earlier day",
  dateHint: "for example, {example} or {digits}",
} as const;

export const sample = "2026-01-31";
export const example: MessageParams = { example: sample };
const refused = (reason: keyof typeof dateMessages): Reading => ({
  ok: false,
  ...unreadable(dateMessages, reason, example),
});
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
 * Whether the language writes the day first and the region writes the month first, such as Spanish
 * in the US.
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
 * because other countries use these separators with the other order. The month comes first only
 * with slashes.
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
 * date, or digits alone. Fewer than eight digits must be a date from 1800 to 2199. Eight digits are
 * such a date if possible.
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
export const readingsOf = (inputValue: string, place: Place): readonly string[] => [
  ...new Set(splitsOf(plainIdentifier(inputValue), place).filter(isDay).map(wireOf)),
];

/** Parses a typed date, with the order of the locale. */
export function parseDate(inputValue: string, place: Place): Reading {
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

/**
 * Formats a date for the locale, or as submitted if the formatted text would not be parsed as this
 * date.
 */
export function showDate(value: string, place: Place): string {
  const { locale, language } = place;
  // Only the submitted format is unambiguous then.
  if (isHabitDayFirst(locale, language)) return value;
  const shown = formatDate(value, locale);
  const back = parseDate(shown, place);
  return back.ok && back.value === value ? shown : value;
}

/**
 * Whether the formatted date is another date in other countries. With dots, the day always comes
 * first.
 */
export function isConfusable(value: string, shown: string): boolean {
  const [, month = "", day = ""] = value.split("-");
  return day <= "12" && day !== month && /^\p{Nd}{1,2}[/-]/u.test(shown);
}
