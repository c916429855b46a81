import { afterEach, expect, test, vi } from "vitest";
import { currencyAffix, currencyName, currencyUnits, minorDigits } from "../../src/core/units.ts";

afterEach(() => {
  vi.restoreAllMocks();
});

test.each([
  ["ج.س.\u200F", ["ج.س.", "sdg"]],
  ["\u200B", ["sdg"]],
])("marks without a width inside the symbol %j do not count", (value, units) => {
  const parts = vi.spyOn(Intl.NumberFormat.prototype, "formatToParts");
  parts.mockReturnValue([{ type: "currency", value }]);
  expect(currencyUnits(`ar-SD-x-${units.length}`, "SDG")).toEqual(units);
});

test("the longest unit comes first, so that A$5 is not read as A and 5 dollars", () => {
  expect(currencyUnits("en-AU-x-alone", "AUD")).toEqual(["aud", "a$", "$"]);
});

test("beside a number that is no amount stands no unit", () => {
  expect(currencyUnits("en-US-x-none")).toEqual([]);
});

test.each([
  ["en-US", "USD", { before: "$" }, "US dollars"],
  ["en-US-u-nu-latn", "USD", { before: "$" }, "US dollars"],
  ["en-US", "EUR", { before: "€" }, "euros"],
  ["de-DE", "USD", { after: "$" }, "US-Dollar"],
  ["fa-IR", "IRR", { before: "ریال" }, "ریال ایران"],
  ["de-DE", "EUR", { after: "€" }, "Euro"],
  ["sv-SE", "SEK", { after: "kr" }, "svenska kronor"],
  ["de-CH", "CHF", { before: "CHF" }, "Schweizer Franken"],
])("%s puts %s where it does, and has words for it", (locale, currency, affix, name) => {
  expect(currencyAffix(locale, currency)).toEqual(affix);
  expect(currencyName(locale, currency)).toBe(name);
});

test.each([
  ["en-US", "USD", 2],
  ["de-DE", "EUR", 2],
  ["ja-JP", "JPY", 0],
  ["ar-KW", "KWD", 2],
])("%s shows %s with %i decimals", (locale, currency, digits) => {
  expect(minorDigits(locale, currency)).toBe(digits);
});
