import { describe, expect, test } from "vitest";
import { en } from "parameter-form/locales/en";
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
test.each(languages)(
  "%s says what digits of a phone number must be, not what they are",
  (name, table) => {
    expect(table.phoneArea).toMatch(must[name] ?? "");
    expect(table.phoneExchange).toMatch(must[name] ?? "");
  },
);

test.each([translations.hi, translations.vi, translations.zh])(
  "$lang, whose No is also its not, marks the answers in a sentence",
  (table) => {
    for (const sentence of [table["missing.boolean"], table.notBoolean])
      for (const answer of [table.yes, table.no]) expect(sentence).toContain(`“${answer}”`);
  },
);

test("the heading of the summary also fits what failed without a fault of the person", () => {
  expect(translations.zh.summaryHeading).not.toMatch("填写");
  expect(translations.vi.summaryHeading).not.toMatch("sửa");
});

test("French dates a revision by what is no day, too", () => {
  expect(translations.fr.revised.replace("{date}", "2025")).toBe("Date de révision\u00a0: 2025");
});

describe("what may be in another script keeps its order in an Arabic sentence", () => {
  const ours = ["count", "items", "page", "step", "steps", "why"];
  test.each(Object.keys(en))("%s", (key) => {
    const sentence: string =
      Object.entries(translations.ar).find(([name]) => name === key)?.[1] ?? "";
    for (const name of placeholdersOf(sentence).filter((each) => !ours.includes(each)))
      expect(sentence).toContain(`\u2068{${name}}\u2069`);
  });
});
