import { defaultLocale, type Language } from "../values/language.ts";
import { enUS, isEnUS } from "../values/enUS.ts";

/** Returns the language of a tag: `es` for `es-US`. */
export const primary = (tag: string): string | undefined => tag.toLowerCase().split("-")[0];

/** Returns the locale of messages: `locale`, unless `messages` are in another language. */
export function sentenceLocale({ messages, locale = defaultLocale }: Language): string {
  const lang = messages?.["lang"] ?? locale;
  try {
    return primary(lang) === primary(locale) ? locale : Intl.getCanonicalLocales(lang).join();
  } catch {
    return locale;
  }
}

/**
 * Returns the plural category of a number, such as `few`. React Native lacks `Intl.PluralRules`, so
 * it uses the English rule.
 */
export const pluralOf = (lang: string, count: number): Intl.LDMLPluralRule =>
  isEnUS(lang) || !("PluralRules" in Intl)
    ? enUS.pluralOf(count)
    : new Intl.PluralRules(lang).select(count);
