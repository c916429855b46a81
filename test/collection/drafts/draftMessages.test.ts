import { expect, test } from "vitest";
import { timeText } from "../../../src/collection/drafts/draftMessages.ts";

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

test("rounds a duration down", () => {
  for (const [locale, ms, expected] of [
    ["en-US", 20_000, "20 seconds"],
    ["en-US", minute, "1 minute"],
    ["en-US", 20 * minute, "20 minutes"],
    ["en-US", 59.9 * minute, "59 minutes"],
    ["en-US", hour, "1 hour"],
    ["en-US", 1.9 * hour, "1 hour"],
    ["en-US", day - 1, "23 hours"],
    ["en-US", day, "1 day"],
    ["en-US", 36 * hour, "1 day"],
    ["en-US", 30 * day, "30 days"],
    ["de-DE", 20 * minute, "20 Minuten"],
    ["ko-KR", 36 * hour, "1일"],
  ] as const) {
    expect.soft(timeText({ locale }, ms), `${locale} ${ms}`).toBe(expected);
  }
});
