import { getOwn } from "../record.ts";
import { enUS, isEnUS } from "../values/enUS.ts";
import { pluralOf, sentenceLocale } from "./inflection.ts";
import { defaultLocale, type Language, languageOf } from "../values/language.ts";

/** Replaces `{name}` placeholders. Keeps those without a value. */
export const fillMessage = (template: string, values: Readonly<Record<string, string>>): string =>
  template.replace(
    /\{(\w+)\}/g,
    (placeholder, name: string) => getOwn(values, name) ?? placeholder,
  );

/** A text with its language, if known. Spread it on the element that contains the text. */
export interface LocalizedText {
  readonly children: string;
  readonly lang?: string | undefined;
}

type Values = Readonly<Record<string, string>>;

/** A table of English messages, which `messages` of a language override. */
export interface MessageTable<Key extends string> {
  readonly english: Readonly<Record<Key, string>>;
  text(this: void, language: Language, key: Key, values?: Values): string;
  /**
   * Returns the text with the `lang` attribute of its element, which marks a fallback to English:
   * https://www.w3.org/TR/WCAG22/#language-of-parts
   */
  t(this: void, language: Language, key: Key, values?: Values): LocalizedText;
}

export function defineMessages<Key extends string>(
  english: Readonly<Record<Key, string>>,
): MessageTable<Key> {
  const t: MessageTable<Key>["t"] = (language, key, values = {}) => {
    const translated = language.messages?.[key];
    return {
      children: fillMessage(translated ?? english[key], values),
      lang: languageOf(language, translated),
    };
  };
  return { english, t, text: (...message) => t(...message).children };
}

/** Names of messages with plural forms: `items` for `items.one` and `items.other`. */
type Counted<Key> = Key extends `${infer Things}.other` ? Things : never;

/**
 * Returns the message of a count in its plural form, such as `items.few`, or else `items.other`.
 * Separate from the table, because few parts of a page need it.
 */
export function counted<Key extends string>(
  { english }: MessageTable<Key>,
  language: Language,
  things: Counted<Key>,
  count: number,
): LocalizedText {
  const find = (table: Readonly<Record<string, string | undefined>>, lang: string) =>
    getOwn(table, `${things}.${pluralOf(lang, count)}`) ?? getOwn(table, `${things}.other`);
  const translated = find(language.messages ?? {}, sentenceLocale(language));
  const template = translated ?? find(english, defaultLocale) ?? "";
  return {
    children: fillMessage(template, { count: numberText(language, count) }),
    lang: languageOf(language, translated),
  };
}

export const numberText = ({ locale = defaultLocale }: Language, value: number): string =>
  isEnUS(locale)
    ? enUS.symbols.groupInteger(String(value))
    : new Intl.NumberFormat(locale).format(value);

/** Joins texts, as in "A, B and C" or, as a disjunction, "A, B or C". */
export const formatList = (
  language: Language,
  texts: readonly string[],
  type: Intl.ListFormatType = "conjunction",
): string =>
  // React Native lacks `Intl.ListFormat`.
  "ListFormat" in Intl
    ? new Intl.ListFormat(sentenceLocale(language), { type }).format(texts)
    : texts.join(", ");
