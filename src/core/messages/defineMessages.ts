import { enUS, isEnUS } from "../values/enUS.ts";
import { fillMessage } from "./fillMessage.ts";
import { pluralOf, sentenceLocale } from "./inflection.ts";
import { defaultLocale, type Language, languageOf } from "../values/language.ts";
import { ownValue } from "../record.ts";

/** A text, and its language where that is known: spread it on the element that holds the text. */
export interface LocalizedText {
  readonly children: string;
  readonly lang?: string | undefined;
}

/** The values for the placeholders of a message, by name. */
type Values = Readonly<Record<string, string>>;

/** The messages of one table in any language. */
export interface MessageTable<Key extends string> {
  readonly english: Readonly<Record<Key, string>>;
  text(this: void, language: Language, key: Key, values?: Values): string;
  /**
   * Returns the same to spread on its element, which is marked where the text fell back to English:
   * https://www.w3.org/TR/WCAG22/#language-of-parts
   */
  words(this: void, language: Language, key: Key, values?: Values): LocalizedText;
}

/** Defines messages: `english` has one for each key, and `messages` of a language replace them. */
export function defineMessages<Key extends string>(
  english: Readonly<Record<Key, string>>,
): MessageTable<Key> {
  const words: MessageTable<Key>["words"] = (language, key, values = {}) => {
    const translated = language.messages?.[key];
    return {
      children: fillMessage(translated ?? english[key], values),
      lang: languageOf(language, translated),
    };
  };
  return { english, words, text: (...message) => words(...message).children };
}

/** The names of what a table has plural forms for: `items` of `items.one` and `items.other`. */
type Counted<Key> = Key extends `${infer Things}.other` ? Things : never;

/**
 * Returns how many there are of something, by the message for the plural form, such as `items.few`,
 * or else by `items.other`. It is no method of a table, because few parts of a page count.
 */
export function counted<Key extends string>(
  { english }: MessageTable<Key>,
  language: Language,
  things: Counted<Key>,
  count: number,
): LocalizedText {
  const find = (table: Readonly<Record<string, string | undefined>>, lang: string) =>
    ownValue(table, `${things}.${pluralOf(lang, count)}`) ?? ownValue(table, `${things}.other`);
  const translated = find(language.messages ?? {}, sentenceLocale(language));
  const template = translated ?? find(english, defaultLocale) ?? "";
  return {
    children: fillMessage(template, { count: numberText(language, count) }),
    lang: languageOf(language, translated),
  };
}

/** Writes a whole number from 0 on as the locale does. */
export const numberText = ({ locale = defaultLocale }: Language, value: number): string =>
  isEnUS(locale)
    ? enUS.symbols.groupInteger(String(value))
    : new Intl.NumberFormat(locale).format(value);

/** Lists texts, as in "A, B and C". */
export const formatList = (language: Language, texts: Iterable<string>): string =>
  new Intl.ListFormat(sentenceLocale(language), { type: "conjunction" }).format(texts);
