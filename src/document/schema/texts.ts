import { isLanguage, languageTag } from "../../core/values/language.ts";
import type { DocumentText } from "./named.ts";
import { either } from "../shapes/choices.ts";
import { record } from "../shapes/lists.ts";
import type { Shape } from "../shapes/shape.ts";
import { matching, text } from "../shapes/values.ts";
import { tried } from "../shapes/wrapped.ts";

const problemOf = (tag: string): string | null =>
  isLanguage(tag) ? null : 'expected a BCP 47 tag, such as "en-US"';

export const tagShape: Shape<string> = /* @__PURE__ */ tried(
  /* @__PURE__ */ matching(languageTag, 'a BCP 47 tag, such as "en-US"'),
  problemOf,
);

export const textShape: Shape<DocumentText> = /* @__PURE__ */ either(
  text,
  /* @__PURE__ */ record(text, 1, languageTag),
);

/** Message texts by key. The key `lang` holds the language of the texts. */
export const messagesShape: Shape<Readonly<Record<string, DocumentText>>> = /* @__PURE__ */ tried(
  /* @__PURE__ */ record(textShape),
  ({ lang = "en" }) =>
    (typeof lang === "string" ? [lang] : Object.values(lang)).every(isLanguage)
      ? null
      : 'its lang is not a BCP 47 tag, such as "en-US"',
);

/**
 * Resolves a text in a language. Falls back to the language without its region, to English, and
 * then to the first text.
 */
export function textIn(text: DocumentText, lang: string): string {
  if (typeof text === "string") return text;
  const tags = [lang, lang.replace(/-.*/s, ""), "en"];
  const tag = tags.find((one) => Object.hasOwn(text, one)) ?? Object.keys(text)[0];
  return (tag !== undefined && text[tag]) || "";
}
