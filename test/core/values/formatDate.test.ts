import { expect, test } from "vitest";
import {
  formatDate,
  isWireDate,
  longDate,
  longMoment,
} from "../../../src/core/values/formatDate.ts";

const days: readonly (readonly [value: string, shown: string])[] = [
  ["2026-01-31", "31.01.2026"],
  ["1000-01-01", "01.01.1000"],
  ["9999-12-31", "31.12.9999"],
  ["2024-02-29", "29.02.2024"],
];
test.each(days)("formats %s in de-DE as %s", (value, shown) => {
  expect(isWireDate(value)).toBe(true);
  expect(formatDate(value, "de-DE")).toBe(shown);
});

test("shows texts that are not days unchanged", () => {
  for (const value of [
    "",
    "x",
    "2026",
    "2026-01",
    "0999-12-31",
    "2026-02-29",
    "2026-1-31",
    "2026-01-1",
    "+012026-01-31",
    "12026-01-31",
    "2026-01-31T",
    "2026-01-31T00:00",
  ]) {
    expect.soft(isWireDate(value), value).toBe(false);
    expect.soft(formatDate(value, "de-DE"), value).toBe(value);
    expect.soft(longDate(value, "de-DE"), value).toBe(value);
  }
});

test("formats a moment in words, and other texts unchanged", () => {
  expect(longMoment("2026-01-31T12:00:00.000Z", "en-US")).toMatch(/^January 3[01], 2026/);
  for (const at of ["", "soon", "2026-13-01T00:00:00Z"])
    expect.soft(longMoment(at, "en-US"), at).toBe(at);
});
