import type { MessageOverrides } from "../messages/english.ts";

/** Language, locale and currency of issue messages. */
export interface MessageOptions {
  /** Messages that replace the English ones, by key. */
  readonly messages?: MessageOverrides | undefined;
  /**
   * BCP 47 tag of the values, numbers and dates in messages.
   * @default "en-US"
   */
  readonly locale?: string | undefined;
  /**
   * ISO 4217 code of the examples in messages.
   * @default "USD"
   */
  readonly currency?: string | undefined;
}

export type Language = Pick<MessageOptions, "messages" | "locale">;

/** Matches a BCP 47 tag that begins with a language code, unlike `english` or `en_US`. */
export const languageTag = /^[A-Za-z]{2,3}(?:-[A-Za-z0-9]{1,8})*$/;

/** Whether a value is a BCP 47 tag that `Intl` accepts. */
export function isLanguage(found: unknown): found is string {
  try {
    return (
      typeof found === "string" &&
      languageTag.test(found) &&
      Intl.getCanonicalLocales(found).length === 1
    );
  } catch {
    return false;
  }
}

export const defaultLocale = "en-US";
export const defaultCurrency = "USD";

/**
 * Returns the `lang` attribute of a message: the `lang` of `messages`, if defined. Returns `"en"`
 * for an untranslated message on a page in another language.
 */
export function languageOf(
  { messages, locale = defaultLocale }: Language,
  translated: string | undefined,
): string | undefined {
  const lang = messages?.["lang"];
  return translated !== undefined || (lang ?? locale).startsWith("en") ? lang : "en";
}
