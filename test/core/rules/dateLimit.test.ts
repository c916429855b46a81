import fc from "fast-check";
import { date, type DateLimit } from "parameter-form/core";
import { afterEach, describe, expect, test, vi } from "vitest";
import { holds } from "../holds.ts";
import { parameterOf } from "../tables.ts";

const parameter = parameterOf("string");
const on = (day: string) => ({ today: () => day });

/** The first day that a rule with this `min` takes. */
const firstOf = (min: DateLimit, day: string): unknown =>
  date({ min, ...on(day) }).validate("1000-01-01", parameter)?.params?.["limit"];

test("counts a relative limit from today", () => {
  for (const [day, min, first] of [
    ["2026-11-27", "today", "2026-11-27"],
    ["2026-11-27", "2020-02-29", "2020-02-29"],
    ["2026-11-27", { years: -18 }, "2008-11-27"],
    ["2026-11-27", { days: 30 }, "2026-12-27"],
    ["2026-12-15", { days: 30 }, "2027-01-14"],
    ["2026-11-27", { months: 3, days: -1 }, "2027-02-26"],
    ["2026-11-30", { months: 3 }, "2027-02-28"],
    ["2026-03-31", { months: -1 }, "2026-02-28"],
    ["2026-01-31", { months: -2 }, "2025-11-30"],
    ["2026-01-31", { months: 1, days: 1 }, "2026-03-01"],
    ["2026-01-31", { years: 1, months: -11 }, "2026-02-28"],
    ["2024-02-29", { years: -18 }, "2006-02-28"],
    ["2024-02-29", { years: -20 }, "2004-02-29"],
    ["2026-02-28", { years: -18 }, "2008-02-28"],
    ["2026-11-27", { days: 0 }, "2026-11-27"],
    ["2026-11-27", { years: 8000 }, "9999-12-31"],
    ["2026-11-27", { years: 99_999, months: 99_999, days: 99_999 }, "9999-12-31"],
  ] as const) {
    expect.soft(firstOf(min, day), `${day} ${JSON.stringify(min)}`).toBe(first);
  }
});

test("a limit before the calendar rejects nothing", () => {
  const rule = date({ min: { years: -1950 }, ...on("2026-11-27") });
  expect(rule.validate("1000-01-01", parameter)).toBeNull();
  expect(rule.days?.()).toEqual({ min: "1000-01-01", max: "9999-12-31" });
});

/** Born on February 29, people are of age on March 1, where the year has no such day. */
test.each([
  ["2026-02-28", "2008-02-28", null],
  ["2026-02-28", "2008-02-29", "tooLate"],
  ["2026-03-01", "2008-02-29", null],
  ["2028-02-29", "2010-03-01", "tooLate"],
])("on %s, a person born on %s is of age: %s", (day, born, reason) => {
  const rule = date({ max: { years: -18 }, ...on(day) });
  expect(rule.validate(born, parameter)?.reason ?? null).toBe(reason);
});

/** Another way to count: months by number, their days by Gregory's rule, days in milliseconds. */
function counted(day: string, years: number, months: number, days: number): string {
  const [year = 0, month = 0, date = 0] = day.split("-").map(Number);
  const total = (year + years) * 12 + (month - 1) + months;
  const [toYear, toMonth] = [Math.floor(total / 12), (((total % 12) + 12) % 12) + 1];
  const isLeap = (toYear % 4 === 0 && toYear % 100 !== 0) || toYear % 400 === 0;
  const last = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][toMonth - 1] ?? 0;
  const start = Date.UTC(toYear, toMonth - 1, Math.min(date, last));
  return new Date(start + days * 86_400_000).toISOString().slice(0, 10);
}

test("a limit equals that of another way of counting", () => {
  const days = fc
    .date({ min: new Date("1500-01-01"), max: new Date("2500-12-31"), noInvalidDate: true })
    .map((day) => day.toISOString().slice(0, 10));
  const ends = fc.constantFrom(
    "2024-02-29",
    "2026-02-28",
    "2026-01-31",
    "2026-12-31",
    "2000-02-29",
  );
  const span = fc.record({
    years: fc.integer({ min: -120, max: 120 }),
    months: fc.integer({ min: -500, max: 500 }),
    days: fc.integer({ min: -1000, max: 1000 }),
  });
  holds(
    fc.property(fc.oneof(days, ends), span, (day, { years, months, days }) => {
      expect(firstOf({ years, months, days }, day)).toBe(counted(day, years, months, days));
    }),
  );
});

test("accepts an 18th birthday up to today, and none after it", () => {
  const days = fc.date({
    min: new Date("1900-01-01"),
    max: new Date("2100-12-31"),
    noInvalidDate: true,
  });
  holds(
    fc.property(days, days, (one, other) => {
      const [day, born] = [one, other].map((at) => at.toISOString().slice(0, 10));
      const rule = date({ max: { years: -18 }, today: () => day ?? "" });
      // As digits, an age has not come before its month and day.
      const since =
        BigInt((day ?? "").replaceAll("-", "")) - BigInt((born ?? "").replaceAll("-", ""));
      expect(rule.validate(born ?? "", parameter) === null).toBe(since >= 180_000n);
    }),
  );
});

describe("with the device's clock", () => {
  afterEach(() => void vi.useRealTimers());

  test("computes today at each check, not when the rule is created", () => {
    vi.useFakeTimers({ now: new Date(2026, 5, 30, 23, 59, 59) });
    const rule = date({ max: "today" });
    expect(rule.validate("2026-07-01", parameter)?.reason).toBe("tooLate");
    vi.setSystemTime(new Date(2026, 6, 1));
    expect(rule.validate("2026-07-01", parameter)).toBeNull();
    expect(date({ max: "today" })).toBe(rule);
  });
});

test("rejects limits that are neither a day nor a distance", () => {
  for (const max of [
    {},
    { years: -1.5 },
    { days: Number.NaN },
    { days: 100_000 },
    { months: -100_000 },
    JSON.parse('{ "year": -18 }'),
    JSON.parse('{ "years": "-18" }'),
  ] as const) {
    expect
      .soft(() => date({ max }), JSON.stringify(max))
      .toThrow(
        new RangeError(
          `Invalid options of the date rule: ${JSON.stringify(max)} must be "today" or whole numbers of years, months or days, such as { years: -18 }.`,
        ),
      );
  }
});

test("throws at the check when today returns no day", () => {
  const rule = date({ min: "today", ...on("11/27/2026") });
  expect(() => rule.validate("2026-11-27", parameter)).toThrow(
    new RangeError('The today option of the date rule must return YYYY-MM-DD, got "11/27/2026".'),
  );
});

test("accepts limits in any order when one is relative", () => {
  expect(() => date({ min: "today", max: "2020-01-01" })).not.toThrow();
  expect(() => date({ min: "2020-01-01", max: "today" })).not.toThrow();
});

test("returns the same rule for the same options, except with an app's own clock", () => {
  expect(date({ max: { years: -18 } })).toBe(date({ max: { years: -18 } }));
  expect(date({ max: { days: 1, years: -18 } })).toBe(date({ max: { years: -18, days: 1 } }));
  expect(date({ max: { years: -18 } })).not.toBe(date({ max: { months: -18 } }));
  expect(date({ min: "today" })).not.toBe(date({ max: "today" }));
  expect(date({ or: "N/A" })).toBe(date({ or: "N/A" }));
  expect(date({ or: "N/A" })).not.toBe(date());
  expect(date(on("2026-11-27"))).not.toBe(date(on("2026-11-27")));
});
