import { expect, test } from "vitest";
import { languages, placeholdersOf, translations } from "./tables.ts";

/** How a language says that something must be: "it begins with 2" would be told of the very digits that do not. */
const must: Readonly<Record<string, RegExp>> = {
  ar: / يجب /,
  de: / müssen | muss /,
  en: / must /,
  es: / deben? /,
  fr: / doi(?:ven)?t /,
  hi: /होन[ेा] चाहिए/,
  ko: /해야 하고/,
  pt: / deve/,
  tl: / dapat/,
  vi: / phải /,
  zh: /必须/,
};
test("messages of each language describe valid digits of a phone number, not invalid ones", () => {
  for (const [name, table] of languages) {
    expect.soft(table.phoneArea).toMatch(must[name] ?? "");
    expect.soft(table.phoneExchange).toMatch(must[name] ?? "");
  }
});

test("a language whose No also means not quotes the answers in a message", () => {
  for (const table of [translations.hi, translations.vi, translations.zh])
    for (const sentence of [table["missing.boolean"], table.notBoolean])
      for (const answer of [table.yes, table.no])
        expect.soft(sentence, table.lang).toContain(`“${answer}”`);
});

test("the heading of the summary also fits failures without a mistake of the person", () => {
  expect(translations.zh.summaryHeading).not.toMatch("填写");
  expect(translations.vi.summaryHeading).not.toMatch("sửa");
});

test("French dates a revision also where it is not a day", () => {
  expect(translations.fr.revised.replace("{date}", "2025")).toBe("Date de révision\u00a0: 2025");
});

test("isolates values that may be in another script in Arabic messages", () => {
  const ours = ["count", "items", "page", "step", "steps", "why"];
  for (const [key, sentence] of Object.entries<string>(translations.ar))
    for (const name of placeholdersOf(sentence).filter((each) => !ours.includes(each)))
      expect.soft(sentence, key).toContain(`\u2068{${name}}\u2069`);
});
