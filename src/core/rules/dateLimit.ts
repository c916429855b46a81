import { isWireDate } from "../values/formatDate.ts";

/** Whole numbers of years, months and days from today. Negative numbers are in the past. */
export interface FromToday {
  readonly years?: number;
  readonly months?: number;
  readonly days?: number;
}

/**
 * A day as `YYYY-MM-DD`, `"today"`, or relative to today. Years and months are added first and
 * clamped to the last day of the month, then days: 18 years before February 29, 2024 is February
 * 28, 2006.
 */
export type DateLimit = string | FromToday;

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
