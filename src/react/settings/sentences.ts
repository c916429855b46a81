import { type Language, languageOf } from "../../core/values/language.ts";
import { fillMessage } from "../../core/messages/fillMessage.ts";
import type { Words } from "../parts/contract.ts";

/** What stands at the placeholders of a sentence, by name. */
type Values = Readonly<Record<string, string>>;

/** The labels and sentences of one table, in the language of whoever draws them. */
export interface Sentences<Key extends string> {
  text(language: Language, key: Key, values?: Values): string;
  /**
   * The same to spread on its element, which is marked where it fell back to English:
   * https://www.w3.org/TR/WCAG22/#language-of-parts
   */
  words(language: Language, key: Key, values?: Values): Words;
}

/** `english` holds a sentence for each key, which `messages` of a language replace. */
export function sentencesOf<Key extends string>(
  english: Readonly<Record<Key, string>>,
): Sentences<Key> {
  const text: Sentences<Key>["text"] = ({ messages }, key, values = {}) =>
    fillMessage(messages?.[key] ?? english[key], values);
  return {
    text,
    words: (language, key, values) => ({
      children: text(language, key, values),
      lang: languageOf(language, language.messages?.[key]),
    }),
  };
}
