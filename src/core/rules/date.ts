import { isWireDate, longDate, today as todayHere } from "../values/formatDate.ts";
import { memoize } from "../memoize.ts";
import { withMetadata } from "../metadata.ts";
import { omitUndefined } from "../record.ts";
import { type IssueType, ruleIssue, unreadable, type ValueIssue } from "../values/issue.ts";
import { type DateLimit, type FromToday } from "./args.ts";
import { define } from "./define.ts";
import { withTexts } from "./orText.ts";
import {
  dateMessages,
  example,
  isConfusable,
  parseDate,
  readingsOf,
  sample,
  showDate,
} from "./parseDate.ts";
import type { Rule } from "./rule.ts";

/** Returns the current day as `YYYY-MM-DD`. */
export type Today = () => string;

/** The first and the last valid date. */
export const ends = ["1000-01-01", "9999-12-31"] as const;

export const isFixed = (limit: DateLimit): limit is string =>
  typeof limit === "string" && limit !== "today";

const units = ["years", "months", "days"];
/** Maximum number of days, months or years. A `Date` adds so many to any day exactly. */
const most = 99_999;

/** Returns a function that resolves a limit to a day. */
export function limitDay(limit: DateLimit): (today: Today) => string {
  if (isFixed(limit)) {
    if (isWireDate(limit)) return () => limit;
    throw new RangeError(
      `Invalid options of the date rule: "${limit}" is not a date as YYYY-MM-DD.`,
    );
  }
  if (typeof limit === "string") return askToday;
  const parts = Object.entries(limit);
  const isWhole = ([unit, count]: readonly [string, number]): boolean =>
    units.includes(unit) && Number.isSafeInteger(count) && -most <= count && count <= most;
  if (parts.length === 0 || !parts.every(isWhole))
    throw new RangeError(
      `Invalid options of the date rule: ${JSON.stringify(limit)} must be "today" or whole numbers of years, months or days, such as { years: -18 }.`,
    );
  return (today) => shifted(askToday(today), limit);
}

function askToday(today: Today): string {
  const day = today();
  if (isWireDate(day)) return day;
  throw new RangeError(`The today option of the date rule must return YYYY-MM-DD, got "${day}".`);
}

function shifted(from: string, { years = 0, months = 0, days = 0 }: FromToday): string {
  const day = new Date(from);
  const date = day.getUTCDate();
  // Day 0 is the last day of the previous month.
  day.setUTCFullYear(day.getUTCFullYear() + years, day.getUTCMonth() + months + 1, 0);
  const last = day.getUTCDate();
  day.setUTCDate((date < last ? date : last) + days);
  const year = day.getUTCFullYear();
  if (year < 1000) return ends[0];
  return year > 9999 ? ends[1] : day.toISOString().slice(0, 10);
}

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

type Reason = keyof typeof dateMessages;

const issue = (type: IssueType, reason: Reason, params = example): ValueIssue =>
  ruleIssue(dateMessages, type, reason, params);

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
  return withMetadata(made, date, omitUndefined(options));
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
 * `messages` removes. On blur, the field spells out a date that is another date in other countries.
 *
 * Parsing accepts the order of the locale, and a year of four digits first in every locale:
 * - Digits alone are accepted if they mean one date: `741990` is July 4 in en-US, and `1111990` is
 *   `ambiguous`.
 * - Separators of other locales may mean the other order: in en-US `04.07.1990` is ambiguous, and
 *   `13.07.1990` is July 13.
 * - In es-US, `04/07/1990` is ambiguous, because the language has the day first and the region the
 *   month.
 * - In a locale with another calendar, a year before 1800 or after 2199 is rejected as a year of
 *   that calendar, except in the submitted format.
 * - Texts of `or` are recognized without regard to case, spaces, points and slashes (`n.a.` is
 *   `N/A`) and submitted as defined.
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

export const dateDefinition = /* @__PURE__ */ define({
  name: "date",
  args: {
    min: { optional: "dateLimit" },
    max: { optional: "dateLimit" },
    or: { optional: "filledTextOrTexts" },
  },
  make: date,
  messages: dateMessages,
});
