import { readFileSync } from "node:fs";
import { type Issue, messageFor } from "parameter-form/core";
import { en } from "parameter-form/locales/en";
import { describe, expect, test } from "vitest";
import { parameterOf } from "../core/tables.ts";
import { faults } from "./faults.ts";
import { placeholdersOf, translations } from "./tables.ts";

/** Words that a language writes as English does. */
const alike: Readonly<Record<string, readonly string[]>> = {
  de: ["currencyHint", "sentName"],
  es: ["no", "errorPrefix"],
  fr: ["options", "place", "signDate", "document"],
  pt: ["items.one"],
  tl: ["items.one"],
};

/** Marks without words, which several languages share. */
const marks = ["quoted", "summaryEntry"];

/** Letters that no sentence of the language is without. */
const scripts: Readonly<Record<string, RegExp>> = {
  ar: /\p{Script=Arabic}/u,
  hi: /\p{Script=Devanagari}/u,
  ko: /\p{Script=Hangul}/u,
  zh: /\p{Script=Han}/u,
};

/** What scolds or begs in any of the languages; 请 is how Chinese instructs. */
const unwelcome =
  /invalid|inválid|invalide|ungültig|please|por favor|s’il vous plaît|bitte|vui lòng|không hợp lệ|pakiusap|di-wasto|无效|유효하지|غير صالح|يرجى|कृपया|अमान्य/i;

/** The number four in all of them. */
const four = /four|vier|cuatro|quatre|quatro|apat|bốn|أربع|चार|네|四|4/iu;

test.each(Object.keys(translations))("%s brings nothing but its own words", (name) => {
  const code = readFileSync(`src/locales/${name}.ts`, "utf8");
  expect(code.match(/^(?:im|ex)port .*from.*$/gm)).toEqual([
    'import type { Translation } from "./en.ts";',
  ]);
});

describe.each(Object.entries(translations))("%s", (name, table) => {
  const { lang, ...sentences } = table;
  const told: readonly (readonly [key: string, sentence: string])[] = Object.entries(sentences);
  const english: ReadonlyMap<string, string> = new Map(Object.entries(en));
  const englishOf = (key: string): string =>
    english.get(key) ?? english.get(key.replace(/\.\w+$/, ".other")) ?? "";

  test("is of its language, and has every sentence", () => {
    expect(new Intl.Locale(lang).language).toBe(new Intl.Locale(name).language);
    expect(Object.keys(table)).toEqual(expect.arrayContaining(Object.keys(en)));
  });

  test.each(told)("%s has the placeholders of the English one", (key, sentence) => {
    expect(placeholdersOf(sentence)).toEqual(placeholdersOf(englishOf(key)));
    expect(sentence).toBe(sentence.trim());
    expect(sentence.replaceAll(/\{\w+\}/g, "")).not.toMatch(/[{}]|^$/);
  });

  test.each(told.filter(([key]) => !marks.includes(key)))("%s is translated", (key, sentence) => {
    const isAlike = alike[name]?.includes(key) ?? false;
    expect(sentence === englishOf(key)).toBe(isAlike);
    expect(sentence).toMatch(scripts[name] ?? /\p{Script=Latin}/u);
    expect(sentence).not.toMatch(unwelcome);
    expect(sentence.endsWith(".")).toBe(false);
  });

  test("an ending is not said to have four signs, which that of a short secret has not", () => {
    expect(table.endingIn).not.toMatch(four);
  });

  const parameter = { ...parameterOf("string"), label: "Pregunta {label}" };
  test.each(faults)("what a rule says of $reason", ({ reason, message, params, rule }) => {
    const issue: Issue = {
      name: "field",
      type: "customError",
      reason,
      severity: "error",
      message,
      params,
    };
    const sentence = messageFor(issue, parameter, { rule, locale: lang, messages: table });
    expect(sentence).not.toBe(messageFor(issue, parameter, { rule, locale: lang }));
    expect(sentence.replace(parameter.label, "")).not.toMatch(/[{}]/);
  });
});
