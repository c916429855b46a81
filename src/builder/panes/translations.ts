import { getOwn, isRecord } from "../../core/record.ts";
import type { DocumentText } from "../../document/schema/named.ts";

type OptionalText = DocumentText | undefined;

const languageNames = /* @__PURE__ */ new Intl.DisplayNames(["en"], { type: "language" });
/** Returns the English name of a language. */
export const languageName = (tag: string): string => languageNames.of(tag) ?? tag;

/** Returns the texts by language. A plain text has the document's own language. */
const textsOf = (text: OptionalText, own: string): Readonly<Record<string, string>> =>
  isRecord(text) ? text : text === undefined ? {} : { [own]: text };

/** Returns the text in one language without fallback, or `""`. */
export const translationIn = (text: OptionalText, lang: string, own: string): string =>
  getOwn(textsOf(text, own), lang) ?? "";

/** Whether employees who chose a language read the text in another one. */
export const isUntranslated = (text: OptionalText, lang: string, own: string): boolean =>
  !Object.entries(textsOf(text, own)).some(
    ([tag, one]) => one.trim() !== "" && (lang === tag || lang.startsWith(`${tag}-`)),
  );

/**
 * Sets the text in one language, or removes it for `""`. A text in the own language only is a plain
 * text.
 */
export function withTranslation(
  before: OptionalText,
  lang: string,
  text: string,
  own: string,
): OptionalText {
  const texts = textsOf(before, own);
  const { [lang]: _removed, ...others } = texts;
  const next = text === "" ? others : { ...texts, [lang]: text };
  const tags = Object.keys(next);
  if (tags.length === 0) return undefined;
  return tags.length === 1 && tags[0] === own ? next[own] : next;
}

/** Returns the languages of texts besides the own language. */
export const otherLanguages = (texts: readonly OptionalText[], own: string): readonly string[] =>
  [...new Set(texts.flatMap((text) => Object.keys(textsOf(text, own))))].filter(
    (tag) => tag !== own,
  );
