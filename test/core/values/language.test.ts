import { expect, test } from "vitest";
import { languageOf } from "../../../src/core/values/language.ts";

test.each([
  ["translated, in a language that is not named", {}, "de-DE", "ja", undefined],
  ["translated, in a language that is", { lang: "de" }, "de-DE", "ja", "de"],
  ["not translated", { lang: "de" }, "de-DE", undefined, "en"],
  ["not translated, in a locale alone", {}, "de-DE", undefined, "en"],
  ["not translated, in a locale that is no English", {}, "de-x-en", undefined, "en"],
  ["not translated, in an English one", {}, "en-GB", undefined, undefined],
  ["not translated, among English words", { lang: "en-GB" }, "de-DE", undefined, "en-GB"],
  ["not translated, with no locale", {}, undefined, undefined, undefined],
])("marks the language of a message %s", (_, messages, locale, translated, lang) => {
  expect(languageOf({ messages, locale }, translated)).toBe(lang);
});
