import { date } from "parameter-form/core";
import { afterEach, expect, test, vi } from "vitest";

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

test.each([
  ["America/Los_Angeles", "2026-06-30"],
  ["Asia/Tokyo", "2026-07-01"],
])("today is the day of %s", (zone, day) => {
  vi.stubEnv("TZ", zone);
  vi.useFakeTimers({ now: new Date("2026-07-01T05:00:00Z") });
  expect(date({ max: "today" }).days?.().max).toBe(day);
});
