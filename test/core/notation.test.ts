import {
  codecFor,
  date,
  decimal,
  decimals,
  messageFor,
  type Parameter,
  type Rule,
} from "parameter-form/core";
import { es } from "parameter-form/locales/es";
import { expect, test } from "vitest";
import { formatDate } from "../../src/core/values/formatDate.ts";
import { notationOf, numberSymbols } from "../../src/core/values/locale.ts";
import { currencyAffix } from "../../src/core/values/affixes.ts";
import { contextOf, outcome, parameterOf } from "./tables.ts";

const languages = "es vi fr de pt hi ar ko zh zh-Hant fil ru pl it".split(" ");

test("every language is noted as English in the United States", () => {
  const noted = languages.map((language) => {
    const locale = new Intl.Locale(language, { region: "US" }).toString();
    const { decimal, group, digits } = numberSymbols(locale, "USD");
    const shown = [decimal, group, digits.join(""), formatDate("1990-07-25", locale)];
    return [locale, ...shown, JSON.stringify(currencyAffix(locale, "USD"))].join(" ");
  });
  expect(noted).toEqual(
    languages.map((language) => `${language}-US . , 0123456789 07/25/1990 {"before":"$"}`),
  );
});

test("a region's own languages keep their notation", () => {
  const kept =
    "en-US en-GB en-CA fr-CA es-MX es-PR pt-BR de-AT de-CH fr-CH hi-IN en-IN ar-EG es".split(" ");
  expect(kept.map(notationOf)).toEqual(kept);
  expect(["tr-DE", "ar-DE", "pl-GB", "vi-CA-u-nu-latn"].map(notationOf)).toEqual([
    "de-DE",
    "de-DE",
    "en-GB",
    "en-CA-u-nu-latn",
  ]);
});

const failures = (
  parameter: Parameter,
  rule: Rule | null,
  rows: readonly (readonly [locales: string, text: string, expected: string])[],
): readonly string[] =>
  rows.flatMap(([locales, text, expected]) =>
    locales.split(" ").flatMap((locale) => {
      const context = contextOf(parameter, { locale });
      const result = outcome(codecFor(parameter, rule).parse(text, context));
      return result === expected ? [] : [`${locale} reads ${text} as ${result}, not ${expected}`];
    }),
  );

test("asks when a day's order differs between the language and its region", () => {
  const dayFirst = "es-US vi-US fr-US de-US pt-US hi-US ar-US";
  expect(
    failures(parameterOf("string"), date(), [
      [dayFirst, "07/04/1990", "ambiguous"],
      [dayFirst, "7/4/1990", "ambiguous"],
      [dayFirst, "07041990", "ambiguous"],
      [dayFirst, "741990", "ambiguous"],
      [dayFirst, "7251990", "= 1990-07-25"],
      [dayFirst, "1990725", "= 1990-07-25"],
      [dayFirst, "19900704", "= 1990-07-04"],
      [dayFirst, "04.07.1990", "ambiguous"],
      [dayFirst, "07/25/1990", "= 1990-07-25"],
      [dayFirst, "25/07/1990", "= 1990-07-25"],
      [dayFirst, "07/07/1990", "= 1990-07-07"],
      [dayFirst, "1990-07-04", "= 1990-07-04"],
      [dayFirst, "13/13/1990", "noSuchDate"],
      ["ko-US zh-US en-US fil-US", "07/04/1990", "= 1990-07-04"],
      ["ko-US zh-US", "1990. 7. 4.", "= 1990-07-04"],
      ["es-MX es-ES es en-GB", "04/07/1990", "= 1990-07-04"],
    ]),
  ).toEqual([]);
});

test("asks on a Spanish page of the United States, whatever its locale", () => {
  const rule = date();
  const parameter = parameterOf("string");
  const reading = (language: string, text: string) => {
    const context = { ...contextOf(parameter), language };
    return outcome(codecFor(parameter, rule).parse(text, context));
  };
  expect(
    ["es", "de", "en", "en-GB", "ko"].map((language) => reading(language, "07/04/1990")),
  ).toEqual(["ambiguous", "ambiguous", "= 1990-07-04", "= 1990-07-04", "= 1990-07-04"]);
  const context = { ...contextOf(parameter), language: "es" };
  expect(codecFor(parameter, rule).readings?.("07/04/1990", context)).toEqual([
    "1990-07-04",
    "1990-04-07",
  ]);
});

test("the question has an example that cannot be read as two days", () => {
  const parameter = parameterOf("string");
  const issue = {
    name: "field",
    type: "badInput",
    reason: "ambiguous",
    severity: "error",
  } as const;
  const sentence = messageFor({ ...issue, params: { example: "2026-01-31" } }, parameter, {
    rule: date(),
    messages: es,
  });
  expect(sentence).toContain("2026-01-31");
});

test("parses every day that a field formats", () => {
  const days = ["1990-07-04", "1990-07-25", "2000-01-01", "1999-12-31"];
  const rule = date();
  const parameter = parameterOf("string");
  const lost = languages.flatMap((language) =>
    days.filter((day) => {
      const context = contextOf(parameter, { locale: `${language}-US` });
      const codec = codecFor(parameter, rule);
      return outcome(codec.parse(codec.format(day, context), context)) !== `= ${day}`;
    }),
  );
  expect(lost).toEqual([]);
});

test("asks about three digits after a comma where the language has decimals there", () => {
  const decimalComma = "de-US fr-US pt-US vi-US";
  const rows = [
    [decimalComma, "17,812", "ambiguous"],
    [decimalComma, "$17,812", "ambiguous"],
    [decimalComma, "17.812", "= 17.812"],
    [decimalComma, "17,8125", "ambiguous"],
    [decimalComma, "17,812.50", "= 17812.50"],
    [decimalComma, "1,234,567", "= 1234567"],
    [decimalComma, "178125", "= 178125"],
    ["en-US es-US ko-US zh-US hi-US", "17,812", "= 17812"],
    ["de-DE", "17.812", "= 17812"],
  ] as const;
  expect(failures(parameterOf("currency"), decimals(4), rows)).toEqual([]);
  const plain = rows.filter(([, text]) => !text.startsWith("$"));
  expect(failures(parameterOf("string"), decimal(), plain)).toEqual([]);
  expect(failures(parameterOf("currency"), null, [[decimalComma, "17,812", "= 17812"]])).toEqual(
    [],
  );
  expect(failures(parameterOf("percent"), null, [[decimalComma, "1,234", "ambiguous"]])).toEqual(
    [],
  );
});

test("parses every formatted amount of four decimals, and offers both readings of an ambiguous one", () => {
  const parameter = parameterOf("currency");
  const codec = codecFor(parameter, decimals(4));
  const lost = [...languages, "es-US", "en-US"].flatMap((language) =>
    ["1234", "17812", "178125", "1234567", "17.812", "1234.5", "-17812", "999"].filter((value) => {
      const context = { ...contextOf(parameter), language };
      return outcome(codec.parse(codec.format(value, context), context)) !== `= ${value}`;
    }),
  );
  expect(lost).toEqual([]);
  const german = { ...contextOf(parameter), language: "de" };
  const readings = codec.readings?.("17,812", german) ?? [];
  expect(readings.map((value) => codec.format(value, german))).toEqual(["17.812", "17812"]);
});

test("amounts of a US pay stub are read in every language", () => {
  const all = languages.map((language) => `${language}-US`).join(" ");
  expect(
    failures(parameterOf("currency"), null, [
      [all, "$1,234.50", "= 1234.50"],
      [all, "1,234", "= 1234"],
      [all, "12,5", "ambiguous"],
      [all, "1.234,50", "notNumber"],
    ]),
  ).toEqual([]);
});
