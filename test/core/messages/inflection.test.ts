import { expect, test } from "vitest";
import { counted, defineMessages } from "../../../src/core/messages/defineMessages.ts";
import { sentenceLocale } from "../../../src/core/messages/inflection.ts";

test.each([
  ["that of amounts, without settings", {}, "en-US"],
  ["that of amounts, without messages", { locale: "de-DE" }, "de-DE"],
  ["that of amounts, without a language", { locale: "de-DE", messages: {} }, "de-DE"],
  ["the finer one of amounts", { locale: "es-US", messages: { lang: "es" } }, "es-US"],
  ["the one of amounts, in any case", { locale: "ES-us", messages: { lang: "es" } }, "ES-us"],
  ["that of the messages", { locale: "en-US", messages: { lang: "zh-hans" } }, "zh-Hans"],
  ["that of the messages, without a locale", { messages: { lang: "es" } }, "es"],
  ["that of amounts, where a language is none", { locale: "de", messages: { lang: "x_y" } }, "de"],
])("chooses the locale of plurals: %s", (_, language, locale) => {
  expect(sentenceLocale(language)).toBe(locale);
});

const english = { "items.one": "{count} item", "items.other": "{count} items" };
const arabic = { lang: "ar", "items.two": "both {count}", "items.other": "all {count}" };

test.each([
  ["English, of one", { locale: "vi-VN" }, 1, "1 item"],
  ["English, of more, with the digits of amounts", { locale: "de-DE" }, 1234, "1.234 items"],
  ["English, where the messages have none", { messages: { lang: "ar" } }, 2, "2 items"],
  ["the category of its language", { messages: arabic }, 2, "both 2"],
  ["another category", { messages: arabic }, 3, "all 3"],
  ["the locale's category", { locale: "ar-US", messages: { ...arabic, lang: "ar" } }, 2, "both 2"],
  ["no word that is inherited", { messages: Object.create(arabic) }, 2, "2 items"],
])("formats a number of items in %s", (_, language, count, expected) => {
  expect(counted(defineMessages(english), language, "items", count).children).toBe(expected);
});

test.each([
  ["where the messages have it", { messages: arabic }, "ar"],
  ["where it is English among them", { messages: { lang: "ar" } }, "en"],
  ["in the language of the page", {}, undefined],
])("marks a number of items with its language %s", (_, language, lang) => {
  expect(counted(defineMessages(english), language, "items", 2).lang).toBe(lang);
});

test("renders nothing without any messages", () => {
  const messages = defineMessages<"results.other">(Object.create(null));
  expect(counted(messages, {}, "results", 1).children).toBe("");
});
