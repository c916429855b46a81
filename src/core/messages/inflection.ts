import { defaultLocale, type Language } from "../values/language.ts";
import { enUS, isEnUS } from "../values/enUS.ts";
import { fillMessage } from "./fillMessage.ts";
import { ownValue } from "../record.ts";

/** The language of a tag: `es` of `es-US`. */
export const primary = (tag: string): string | undefined => tag.toLowerCase().split("-")[0];

/**
 * The locale that sentences are inflected for: that of amounts, unless `messages` name another
 * language.
 */
export function sentenceLocale({ messages, locale = defaultLocale }: Language): string {
  const lang = messages?.["lang"] ?? locale;
  try {
    return primary(lang) === primary(locale) ? locale : Intl.getCanonicalLocales(lang).join();
  } catch {
    return locale;
  }
}

/** The plural category of so many, such as `few`; as in English in React Native, which tells none. */
export const pluralOf = (lang: string, count: number): Intl.LDMLPluralRule =>
  isEnUS(lang) || !("PluralRules" in Intl)
    ? enUS.pluralOf(count)
    : new Intl.PluralRules(lang).select(count);

/**
 * How many there are of something, in a sentence for the plural category of its language, such as
 * `items.few`; else `items.other`. Where `messages` have none, it is the one in `english`.
 */
export function countText(
  language: Language,
  english: Readonly<Record<string, string>>,
  things: "items" | "results" | "unanswered",
  count: number,
): string {
  const { messages = {}, locale = defaultLocale } = language;
  const sentence = (words: Readonly<Record<string, string | undefined>>, lang: string) =>
    ownValue(words, `${things}.${pluralOf(lang, count)}`) ?? ownValue(words, `${things}.other`);
  const template =
    sentence(messages, sentenceLocale(language)) ?? sentence(english, defaultLocale) ?? "";
  const written = isEnUS(locale)
    ? enUS.symbols.groupInteger(String(count))
    : new Intl.NumberFormat(locale).format(count);
  return fillMessage(template, { count: written });
}
