import { isWireDate } from "../values/formatDate.ts";

/** So far from today, in whole numbers; what is negative lies before it. */
export interface FromToday {
  readonly years?: number;
  readonly months?: number;
  readonly days?: number;
}

/**
 * A day as `YYYY-MM-DD`, `"today"`, or one that is so far from today. Years and months are counted
 * first, to the last day of a month that is too short, then days: 18 years before February 29, 2024
 * is February 28, 2006.
 */
export type DateLimit = string | FromToday;

/** What asks for today, as `YYYY-MM-DD`. */
export type Today = () => string;

/** The first and the last day that a value may be. */
export const ends = ["1000-01-01", "9999-12-31"] as const;

/** Whether a limit is the same day whenever it is asked for. */
export const isFixed = (limit: DateLimit): limit is string =>
  typeof limit === "string" && limit !== "today";

const units = ["years", "months", "days"];
/** So many days, months or years are counted exactly from any day. */
const most = 99_999;

/** How to find the day that a limit is, each time it is asked for. */
export function limitDay(limit: DateLimit): (today: Today) => string {
  if (isFixed(limit)) {
    if (isWireDate(limit)) return () => limit;
    throw new RangeError(`The date rule cannot be made: "${limit}" is not a day as YYYY-MM-DD.`);
  }
  if (typeof limit === "string") return askToday;
  const given = Object.entries(limit);
  const isWhole = ([unit, count]: readonly [string, number]): boolean =>
    units.includes(unit) && Number.isSafeInteger(count) && -most <= count && count <= most;
  if (given.length === 0 || !given.every(isWhole))
    throw new RangeError(
      `The date rule cannot be made: ${JSON.stringify(limit)} is not "today" and no whole number of years, months or days from it, such as { years: -18 }.`,
    );
  return (today) => shifted(askToday(today), limit);
}

function askToday(today: Today): string {
  const day = today();
  if (isWireDate(day)) return day;
  throw new RangeError(`The date rule asked what day it is, and "${day}" is no day as YYYY-MM-DD.`);
}

function shifted(from: string, { years = 0, months = 0, days = 0 }: FromToday): string {
  const day = new Date(from);
  const date = day.getUTCDate();
  // The last day of the month, before the first of the next one.
  day.setUTCFullYear(day.getUTCFullYear() + years, day.getUTCMonth() + months + 1, 0);
  const last = day.getUTCDate();
  day.setUTCDate((date < last ? date : last) + days);
  const year = day.getUTCFullYear();
  if (year < 1000) return ends[0];
  return year > 9999 ? ends[1] : day.toISOString().slice(0, 10);
}
