import { type DateLimit, ends, type FromToday, isFixed } from "../core/rules/dateLimit.ts";

/** The fewest and the most days of each unit. */
const daysIn = { years: [365, 366], months: [28, 31], days: [1, 1] } as const;

/** The fewest and the most days from today that a limit may be, whatever day it is. */
function daysOf(limit: DateLimit): readonly [least: number, most: number] {
  const distance: FromToday = typeof limit === "string" ? {} : limit;
  let [least, most] = [0, 0];
  for (const unit of ["years", "months", "days"] as const) {
    const count = distance[unit] ?? 0;
    const ends = daysIn[unit].map((days) => days * count);
    least += Math.min(...ends);
    most += Math.max(...ends);
  }
  return [least, most];
}

/** Whether one limit is a day no later than another, whatever day it is today. */
export function isNoLater(one: DateLimit, other: DateLimit): boolean {
  if (one === ends[0] || other === ends[1]) return true;
  if (isFixed(one) || isFixed(other)) return isFixed(one) && isFixed(other) && one <= other;
  const [a, b]: FromToday[] = [one, other].map((limit) => (typeof limit === "string" ? {} : limit));
  const isNoMore = (["years", "months", "days"] as const).every(
    (unit) => (a?.[unit] ?? 0) <= (b?.[unit] ?? 0),
  );
  return isNoMore || daysOf(one)[1] <= daysOf(other)[0];
}
