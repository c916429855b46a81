import { codecFor } from "parameter-form/core";
import { afterEach, expect, test, vi } from "vitest";
import { numberSymbols } from "../../src/core/values/locale.ts";
import { currencyAffix, currencyName, currencyUnits } from "../../src/core/values/affixes.ts";
import { contextOf, outcome, parameterOf, type Row } from "./tables.ts";

afterEach(() => {
  vi.restoreAllMocks();
});

/** What an `Intl` with little locale data might answer: nothing but digits. */
function onlyDigits() {
  const parts = vi.spyOn(Intl.NumberFormat.prototype, "formatToParts");
  parts.mockReturnValue([{ type: "integer", value: "1234567" }]);
}

test("reads a locale without separators and minus signs like English", () => {
  onlyDigits();
  expect(numberSymbols("en-x-bare", "USD")).toMatchObject({
    decimal: ".",
    group: ",",
    minus: "-",
    primaryGroup: 3,
    secondaryGroup: 3,
  });
});

/** What an `Intl` may answer: no groups, as Bulgarian amounts once had none, or groups parted as fractions are. */
function answers(decimal: string, group: readonly string[]) {
  const parts = vi.spyOn(Intl.NumberFormat.prototype, "formatToParts");
  parts.mockReturnValue([
    { type: "integer", value: "1234" },
    ...group.flatMap((value) => [
      { type: "group" as const, value },
      { type: "integer" as const, value: "567" },
    ]),
    { type: "decimal", value: decimal },
    { type: "fraction", value: "5" },
  ]);
}

const places: readonly (readonly [string, string, readonly string[], string, readonly Row[]])[] = [
  [
    "a comma and no groups",
    ",",
    [],
    "",
    [
      ["1234,50", "= 1234.50"],
      ["1,234", "tooManyDecimals"],
      ["1.234", "ambiguous"],
      ["1.234,50", "= 1234.50"],
      ["1 234", "ambiguous"],
      ["1,234,567", "notNumber"],
    ],
  ],
  [
    "a point and no groups, as in en-US-u-va-posix",
    ".",
    [],
    ",",
    [
      ["1234.50", "= 1234.50"],
      ["1,234.50", "= 1234.50"],
      ["1,23", "ambiguous"],
    ],
  ],
  [
    "commas for both",
    ",",
    [","],
    "",
    [
      ["1234,50", "= 1234.50"],
      ["1,234,567", "notNumber"],
    ],
  ],
];

test.each(places)(
  "where amounts have %s, no separator is read as the other",
  (_, decimal, given, group, rows) => {
    answers(decimal, given);
    const locale = `en-x-${decimal.charCodeAt(0)}-${given.length}`;
    expect(numberSymbols(locale, "USD")).toMatchObject({ decimal, group });
    const amount = parameterOf("currency");
    const context = contextOf(amount, { locale });
    const found = rows.map(([text]): Row => [text, outcome(codecFor(amount).parse(text, context))]);
    expect(found).toEqual(rows);
  },
);

test("writes a currency without a symbol or a name by its code", () => {
  onlyDigits();
  expect(currencyUnits("en-x-bare", "XTS")).toEqual(["xts"]);
  expect(currencyAffix("en-x-bare", "XTS")).toEqual({ after: "XTS" });
  expect(currencyName("en-x-bare", "XTS")).toBe("XTS");
});
