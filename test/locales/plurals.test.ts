import { describe, expect, test } from "vitest";
import { itemsText } from "../../src/lists/query/lists/listMessages.ts";
import { resultsText } from "../../src/react/combobox/comboboxState.ts";
import { resolveSettings } from "../../src/react/settings/resolveSettings.ts";
import { languages, translations } from "./tables.ts";

const counted = ["results", "items", "unanswered"];

test.each(languages)("%s has a message for each plural category of its language", (_, table) => {
  const { pluralCategories } = new Intl.PluralRules(table.lang).resolvedOptions();
  const wanted = counted.flatMap((word) => pluralCategories.map((each) => `${word}.${each}`));
  expect(Object.keys(table)).toEqual(expect.arrayContaining(wanted));
});

const cases: readonly (readonly [
  language: keyof typeof translations,
  count: number,
  results: string,
  items: string,
])[] = [
  ["ar", 1, "نتيجة واحدة (1)", "عنصر واحد (1)"],
  ["ar", 2, "نتيجتان (2)", "عنصران (2)"],
  ["ar", 3, "3 نتائج", "3 عناصر"],
  ["ar", 11, "11 نتيجة", "11 عنصرًا"],
  ["ar", 100, "100 نتيجة", "100 عنصر"],
  ["es", 1, "1 resultado", "1 elemento"],
  ["es", 2, "2 resultados", "2 elementos"],
  ["es", 1_000_000, "1,000,000 de resultados", "1,000,000 de elementos"],
  ["fr", 1, "1 résultat", "1 élément"],
  ["hi", 1, "1 परिणाम", "1 आइटम"],
  ["pt", 1, "1 resultado", "1 item"],
  ["tl", 5, "5 resulta", "5 item"],
  ["tl", 14, "14 na resulta", "14 na item"],
  ["ko", 1, "결과 1개", "항목 1개"],
  ["zh", 1, "1 个结果", "1 项"],
  ["vi", 7, "7 kết quả", "7 mục"],
  ["de", 2, "2 Treffer", "2 Einträge"],
];

describe("counts", () => {
  test.each([
    ["of the language", (language: string) => `${language}-US`],
    ["of the United States", () => "en-US"],
  ])("are written in the table's language, with amounts %s", (_, localeOf) => {
    for (const [language, count, results, items] of cases) {
      const settings = { messages: translations[language], locale: localeOf(language) };
      expect.soft(resultsText(resolveSettings(settings), count)).toBe(results);
      expect.soft(itemsText(settings, count)).toBe(items);
    }
  });

  test.each([
    [
      "a table of one's own, for its one category",
      { lang: "ja", "items.other": "{count} 件" },
      "en-US",
      "1 件",
    ],
    ["English, where a language has no words for them", { lang: "ja" }, "ja-JP", "1 item"],
    ["English, in the locale of amounts", undefined, "vi-VN", "1 item"],
    ["the locale, without a language", { "items.one": "{count} Ding" }, "de-DE", "1 Ding"],
    ["the locale, where the named language is invalid", { lang: "en_US" }, "en-US", "1 item"],
  ])("are written in %s", (_, messages, locale, words) => {
    expect(itemsText({ messages, locale }, 1)).toBe(words);
  });

  test("are empty for nothing, in Arabic", () => {
    const messages = translations.ar;
    expect(itemsText({ messages, locale: "ar" }, 0)).toBe("لا توجد عناصر (0)");
    expect(resultsText(resolveSettings({ messages, locale: "ar" }), 0)).toBe(messages.noResults);
  });
});
