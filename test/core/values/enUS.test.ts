import { expect, test } from "vitest";
import { longDate } from "../../../src/core/values/formatDate.ts";
import { pluralOf } from "../../../src/core/messages/inflection.ts";
import { numberSymbols } from "../../../src/core/values/locale.ts";
import { currencyAffix, currencyName, currencyUnits } from "../../../src/core/values/affixes.ts";

/** The same locale by another tag, of which `Intl` is asked. */
const requestedLocale = "en-US-x-intl";
const integers = [
  "0",
  "1",
  "7",
  "42",
  "007",
  "000",
  "123",
  "1234",
  "123456",
  "9007199254740993",
  "1000000",
];
const days = Array.from(
  { length: 12 },
  (_, month) => `2026-${String(month + 1).padStart(2, "0")}-09`,
);

/** All that is known of how a locale writes. */
const factsOf = (locale: string) => ({
  symbols: [undefined, "USD"].map((currency) => {
    const { groupInteger, ...symbols } = numberSymbols(locale, currency);
    return { ...symbols, integers: integers.map(groupInteger) };
  }),
  affix: currencyAffix(locale, "USD"),
  name: currencyName(locale, "USD"),
  plurals: integers.map((count) => pluralOf(locale, Number(count))),
  units: currencyUnits(locale, "USD"),
  days: [...days, "1000-01-31", "9999-12-31"].map((day) => longDate(day, locale)),
});

test("the built-in facts of en-US equal those of Intl", () => {
  expect(factsOf("en-US")).toEqual(factsOf(requestedLocale));
});
