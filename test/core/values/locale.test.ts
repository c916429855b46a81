import { codecFor } from "parameter-form/core";
import { expect, test } from "vitest";
import { numberSymbols } from "../../../src/core/values/locale.ts";
import { contextOf, parameterOf, type Where } from "../tables.ts";

const advice = 'Use a BCP 47 tag such as "en-US" and an ISO 4217 code such as "USD".';

const mistakes: readonly (readonly [where: Where, sentence: string])[] = [
  [{ locale: "en_US" }, `Cannot format numbers for locale "en_US" and currency "USD". ${advice}`],
  [{ currency: "$" }, `Cannot format numbers for locale "en-US" and currency "$". ${advice}`],
];
/** How numbers are written; an asked-for locale is known again, so each of these tags is its own. */
const written: readonly (readonly [locale: string, currency: string | undefined, look: string])[] =
  [
    ["en-US", "USD", "-|,|.|0123456789|3|3"],
    ["en-IN", "INR", "-|,|.|0123456789|3|2"],
    ["de-DE", "JPY", "-|.|,|0123456789|3|3"],
    ["de-AT", undefined, "-| |,|0123456789|3|3"],
    ["de-AT", "EUR", "-|.|,|0123456789|3|3"],
    ["sv-SE", "SEK", "−| |,|0123456789|3|3"],
    ["fa-IR", "IRR", "−|٬|٫|۰۱۲۳۴۵۶۷۸۹|3|3"],
    ["hi-IN-u-nu-deva", "INR", "-|,|.|०१२३४५६७८९|3|2"],
  ];
test.each(written)("%s formats %s as %j", (locale, currency, look) => {
  const symbols = numberSymbols(`${locale}-x-alone`, currency);
  const { minus, group, decimal, digits, primaryGroup, secondaryGroup } = symbols;
  const all = [minus, group, decimal, digits.join(""), primaryGroup, secondaryGroup].join("|");
  expect(all.replace(/\p{Zs}/gu, " ")).toBe(look);
});

test.each(mistakes)("throws a clear error for %j", (where, sentence) => {
  const amount = parameterOf("currency");
  const show = () => codecFor(amount).format("7", contextOf(amount, where));
  expect(show).toThrow(RangeError);
  expect(show).toThrow(sentence);
});

test("an error about a number names no currency", () => {
  const count = parameterOf("number");
  const show = () => codecFor(count).format("7", contextOf(count, { locale: "" }));
  expect(show).toThrow(
    expect.objectContaining({
      message: `Cannot format numbers for locale "". ${advice}`,
      cause: expect.any(RangeError),
    }),
  );
});
