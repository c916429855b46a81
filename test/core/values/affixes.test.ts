import { afterEach, expect, test, vi } from "vitest";
import {
  currencyAffix,
  currencyName,
  currencyUnits,
  minorDigits,
  withAffix,
  withCents,
} from "../../../src/core/values/affixes.ts";

afterEach(() => {
  vi.restoreAllMocks();
});

test.each<readonly [shown: string, amount: Parameters<typeof withCents>]>([
  ["1000.00", ["1000", "USD"]],
  ["12.50", ["12.5", "USD"]],
  ["12.345", ["12.345", "USD"]],
  ["1000", ["1000", "JPY"]],
  ["1000", ["1000", "USD", 0]],
  ["1000.0", ["1000", "USD", 1]],
  ["1000.00", ["1000", "USD", 4]],
])("writes %s for %j", (shown, amount) => {
  expect(withCents(...amount)).toBe(shown);
});

test.each<readonly [shown: string, number: string, affix: Parameters<typeof withAffix>[1]]>([
  ["$12.50", "12.50", { before: "$" }],
  ["-$12.50", "-12.50", { before: "$" }],
  ["CHF\u00a012.50", "12.50", { before: "CHF" }],
  ["12,50\u00a0€", "12,50", { after: "€" }],
])("writes %s with its symbol", (shown, number, affix) => {
  expect(withAffix(number, affix)).toBe(shown);
});

test.each([
  ["ج.س.\u200F", ["ج.س.", "sdg"]],
  ["\u200B", ["sdg"]],
])("strips zero-width marks from the symbol %j", (value, units) => {
  const parts = vi.spyOn(Intl.NumberFormat.prototype, "formatToParts");
  parts.mockReturnValue([{ type: "currency", value }]);
  expect(currencyUnits(`ar-SD-x-${units.length}`, "SDG")).toEqual(units);
});

test("matches the longest unit first, so that A$5 is not read as A and 5 dollars", () => {
  expect(currencyUnits("en-AU-x-alone", "AUD")).toEqual(["aud", "a$", "$"]);
});

test("returns no units without a currency", () => {
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
])("in %s, %s has an affix and a name", (locale, currency, affix, name) => {
  expect(currencyAffix(locale, currency)).toEqual(affix);
  expect(currencyName(locale, currency)).toBe(name);
});

test.each<[currency: string, digits: number]>([
  ["USD", 2],
  ["EUR", 2],
  ["JPY", 0],
  ["jpy", 0],
  ["KWD", 3],
  // Node.js and Chromium say none of some of these, Firefox and WebKit what ISO 4217 says.
  ["AFN", 2],
  ["COP", 2],
  ["HUF", 2],
  ["IDR", 2],
  ["IRR", 2],
  ["PKR", 2],
  ["RSD", 2],
  ["IQD", 3],
])("%s has %i decimals, by ISO 4217", (currency, digits) => {
  expect(minorDigits(currency)).toBe(digits);
});
