import type { MessageOverrides } from "./english.ts";

/** The words issues are told in. */
export interface MessageOptions {
  /** Sentences that replace the English ones, by key. */
  readonly messages?: MessageOverrides | undefined;
  /** BCP 47 tag for the examples in sentences; `en-US` unless given. */
  readonly locale?: string | undefined;
  /** ISO 4217 code for the examples in sentences; `USD` unless given. */
  readonly currency?: string | undefined;
}

/** The language of sentences. */
export type Language = Pick<MessageOptions, "messages" | "locale">;

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
