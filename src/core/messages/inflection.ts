import { defaultLocale, type Language } from "../values/language.ts";
import { enUS, isEnUS } from "../values/enUS.ts";

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
