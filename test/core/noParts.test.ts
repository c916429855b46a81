import { afterEach, expect, test, vi } from "vitest";
import { numberSymbols } from "../../src/core/locale.ts";
import { currencyAffix, currencyName, currencyUnits } from "../../src/core/units.ts";

afterEach(() => {
  vi.restoreAllMocks();
});

/** What an `Intl` with little locale data might answer: nothing but digits. */
function onlyDigits() {
  const parts = vi.spyOn(Intl.NumberFormat.prototype, "formatToParts");
  parts.mockReturnValue([{ type: "integer", value: "1234567" }]);
}

test("a locale that writes no separators and no minus is read with those of English", () => {
  onlyDigits();
  expect(numberSymbols("en-x-bare", "USD")).toMatchObject({
    decimal: ".",
    group: ",",
    minus: "-",
    primaryGroup: 3,
    secondaryGroup: 3,
  });
});

test("a currency without a symbol or a name is written by its code", () => {
  onlyDigits();
  expect(currencyUnits("en-x-bare", "XTS")).toEqual(["xts"]);
  expect(currencyAffix("en-x-bare", "XTS")).toEqual({ after: "XTS" });
  expect(currencyName("en-x-bare", "XTS")).toBe("XTS");
});
