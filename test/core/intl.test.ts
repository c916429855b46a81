import { codecFor, date } from "parameter-form/core";
import { describe, expect, test } from "vitest";
import { formatDecimal } from "../../src/core/values/decimalCodec.ts";
import { readDecimal } from "../../src/core/values/readDecimal.ts";
import { contextOf, outcome, parameterOf } from "./tables.ts";

const anyDecimal = { maxFraction: Number.POSITIVE_INFINITY, allowNegative: true };

const oneToNine = "123456789";
const value = `-${oneToNine}${oneToNine}0.05`;

describe("every way of writing numbers that Intl has", () => {
  const systems = Intl.supportedValuesOf("numberingSystem");
  test("digits of all systems, in groups of three and of two", () => {
    expect(systems.length).toBeGreaterThan(50);
    const locales = systems.flatMap((system) => [`en-u-nu-${system}`, `en-IN-u-nu-${system}`]);
    const lost = locales.filter((locale) => {
      const text = formatDecimal(value, { locale });
      return outcome(readDecimal(text, { locale, ...anyDecimal })) !== `= ${value}`;
    });
    expect(lost).toEqual([]);
  });

  const letters = Array.from("abcdefghijklmnopqrstuvwxyz");
  const codes = letters.flatMap((a) =>
    letters.flatMap((b) => [a + b, ...letters.map((c) => a + b + c)]),
  );
  const languages = Intl.NumberFormat.supportedLocalesOf(codes);
  test(`all ${languages.length} languages`, () => {
    expect(languages.length).toBeGreaterThan(10);
    const lost = languages.filter((language) => {
      const look = { locale: language, currency: "USD" };
      return (
        outcome(readDecimal(formatDecimal(value, look), { ...look, ...anyDecimal })) !==
        `= ${value}`
      );
    });
    expect(lost).toEqual([]);
  });

  test("days of all languages, of each region's main one, and of English and Chinese in every region", () => {
    const named = new Intl.DisplayNames("en", { type: "region", fallback: "none" });
    const regions = letters
      .flatMap((a) => letters.map((b) => (a + b).toUpperCase()))
      .filter((code) => named.of(code) !== undefined);
    const locales = [
      ...languages,
      ...["en", "zh"].flatMap((language) => regions.map((region) => `${language}-${region}`)),
      ...regions.map((region) => new Intl.Locale(`und-${region}`).maximize().toString()),
    ];
    expect(locales.length).toBeGreaterThan(500);
    const text = parameterOf("string");
    const { parse, format } = codecFor(text, date());
    const lost = locales.filter((locale) => {
      const context = contextOf(text, { locale });
      return outcome(parse(format("1999-12-05", context), context)) !== "= 1999-12-05";
    });
    expect(lost).toEqual([]);
  });

  test("every decimal digit of Unicode has the value of its position in its run of ten", () => {
    const digits = Array.from({ length: 0x110000 - 0x80 }, (_, at) =>
      String.fromCodePoint(at + 0x80),
    ).filter((c) => /\p{Nd}/u.test(c));
    const read = digits.map((c) => outcome(readDecimal(c, { locale: "en-US", ...anyDecimal })));
    expect(read).toEqual(digits.map((_, at) => `= ${at % 10}`));
  });
});
