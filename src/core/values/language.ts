import type { MessageOverrides } from "../messages/english.ts";

/** The words issues are told in. */
export interface MessageOptions {
  /** Sentences that replace the English ones, by key. */
  readonly messages?: MessageOverrides | undefined;
  /** BCP 47 tag for the values, numbers and dates in messages; `en-US` unless given. */
  readonly locale?: string | undefined;
  /** ISO 4217 code for the examples in sentences; `USD` unless given. */
  readonly currency?: string | undefined;
}

/** The language of sentences. */
export type Language = Pick<MessageOptions, "messages" | "locale">;

/** A BCP 47 tag of a language that has a code, unlike `english` or `en_US`. */
export const languageTag = /^[A-Za-z]{2,3}(?:-[A-Za-z0-9]{1,8})*$/;

/** Whether something is a BCP 47 tag that `Intl` takes. */
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

/** Used where the app names no locale and no currency. */
export const defaultLocale = "en-US";
export const defaultCurrency = "USD";

/**
 * The language of a sentence, to mark it with: that of `messages`, when they name theirs, or
 * English where nobody translated it and the rest is in another language.
 */
export function languageOf(
  { messages, locale = defaultLocale }: Language,
  translated: string | undefined,
): string | undefined {
  const lang = messages?.["lang"];
  return translated !== undefined || (lang ?? locale).startsWith("en") ? lang : "en";
}
