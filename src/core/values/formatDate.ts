import { enUS, isEnUS } from "./enUS.ts";
import { notationOf } from "./locale.ts";
import { memoize } from "../memoize.ts";

export const dateFormat: (locale: string) => Intl.DateTimeFormat = /* @__PURE__ */ memoize(
  (locale: string) =>
    new Intl.DateTimeFormat(notationOf(locale), {
      year: "numeric",
      month: "2-digit",
      day: "2-digit",
      calendar: "gregory",
      timeZone: "UTC",
    }),
);

export const calendarOf: (locale: string) => string = /* @__PURE__ */ memoize(
  (locale: string) => new Intl.DateTimeFormat(notationOf(locale)).resolvedOptions().calendar,
);

/**
 * Matches a valid date string of HTML, with a year from 1000 on:
 * https://html.spec.whatwg.org/#valid-date-string
 */
const wireDate = /^[1-9]\d{3}-\d\d-\d\d$/;

const startOf = (value: string): Date => new Date(`${value}T00:00Z`);

/** Whether `value` is an existing Gregorian date in the submitted format: `2026-01-31`. */
export const isWireDate = (value: string): boolean =>
  wireDate.test(value) && String(startOf(value).toJSON()).startsWith(value);

/**
 * Formats a date with the order, separators and digits of `locale`. Removes direction marks,
 * because Arabic ones reorder the parts in a left-to-right field. Returns any other value
 * unchanged.
 */
export const formatDate = (value: string, locale: string): string =>
  isWireDate(value)
    ? dateFormat(locale)
        .format(startOf(value))
        .replace(/^(.*\p{Nd})\P{Nd}*$/u, "$1")
        .replace(/\p{Cf}/gu, "")
    : value;

/**
 * Formats a date for `locale` in full, such as "January 31, 2026". Returns any other value
 * unchanged.
 */
export function longDate(value: string, locale: string): string {
  if (!isWireDate(value)) return value;
  const day = startOf(value);
  if (isEnUS(locale))
    return `${enUS.months[day.getUTCMonth()]} ${day.getUTCDate()}, ${day.getUTCFullYear()}`;
  return new Intl.DateTimeFormat(locale, {
    calendar: "gregory",
    dateStyle: "long",
    timeZone: "UTC",
  }).format(day);
}

/**
 * Formats an ISO 8601 instant for `locale` in full, in the time zone of the device and with its
 * name. Returns any other text unchanged.
 */
export const longMoment = (at: string, locale: string): string =>
  Number.isNaN(Date.parse(at))
    ? at
    : new Intl.DateTimeFormat(locale, {
        calendar: "gregory",
        dateStyle: "long",
        timeStyle: "long",
      }).format(new Date(at));

/** Returns today as `YYYY-MM-DD`, in the time zone of this device. */
export function today(): string {
  const now = new Date();
  const two = (part: number): string => String(part).padStart(2, "0");
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
