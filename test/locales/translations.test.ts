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

const english: ReadonlyMap<string, string> = new Map(Object.entries(en));
const englishOf = (key: string): string =>
  english.get(key) ?? english.get(key.replace(/\.\w+$/, ".other")) ?? "";

/** Returns what is wrong with a sentence of a language. */
function problemsOf(language: string, key: string, sentence: string): readonly string[] {
  const source = englishOf(key);
  const isMark = marks.includes(key);
  const isAlike = alike[language]?.includes(key) ?? false;
  const script = scripts[language] ?? /\p{Script=Latin}/u;
  const tried: readonly (readonly [problem: string, isFound: boolean])[] = [
    ["placeholders differ", `${placeholdersOf(sentence)}` !== `${placeholdersOf(source)}`],
    ["begins or ends with a space", sentence !== sentence.trim()],
    ["only placeholders, or a brace", /[{}]|^$/.test(sentence.replaceAll(/\{\w+\}/g, ""))],
    ["still English", !isMark && !isAlike && sentence === source],
    ["no longer like English", !isMark && isAlike && sentence !== source],
    ["no letter of the language", !isMark && !script.test(sentence)],
    ["an unwelcome word", !isMark && unwelcome.test(sentence)],
  ];
  return tried.filter(([, isFound]) => isFound).map(([problem]) => problem);
}

describe.each(Object.entries(translations))("%s", (name, table) => {
  const { lang, ...sentences } = table;

  test("imports nothing but a type", () => {
    const code = readFileSync(`src/locales/${name}.ts`, "utf8");
    expect(code.match(/^(?:im|ex)port .*from.*$/gm)).toEqual([
      'import type { Translation } from "./en.ts";',
    ]);
  });

  test("names its language", () => {
    expect(new Intl.Locale(lang).language).toBe(new Intl.Locale(name).language);
  });

  test("has every message", () => {
    expect(Object.keys(table)).toEqual(expect.arrayContaining(Object.keys(en)));
  });

  test("translates each message with its placeholders", () => {
    const problems = Object.entries<string>(sentences).flatMap(([key, sentence]) =>
      problemsOf(name, key, sentence).map((problem) => `${key}: ${problem}: ${sentence}`),
    );
    expect(problems).toEqual([]);
  });

  test("does not count the last digits of a secret", () => {
    expect(table.endingIn).not.toMatch(four);
  });

  test("translates the messages of each rule and check", () => {
    const parameter = { ...parameterOf("string"), label: "Pregunta {label}" };
    const problems = faults.flatMap(({ reason, message, params, rule }) => {
      const base = { name: "field", type: "customError", severity: "error" } as const;
      const issue: Issue = { ...base, reason, message, params };
      const sentence = messageFor(issue, parameter, { rule, locale: lang, messages: table });
      const isEnglish = sentence === messageFor(issue, parameter, { rule, locale: lang });
      const hasBrace = /[{}]/.test(sentence.replace(parameter.label, ""));
      return isEnglish || hasBrace ? [`${reason}: ${sentence}`] : [];
    });
    expect(problems).toEqual([]);
  });
});
