import { text } from "../../core/messages/text.ts";
import type { MessageOptions } from "../../core/values/language.ts";
import { dot } from "../../react/internal.ts";

/**
 * "Ending in 6789" of a sensitive answer; `hidden` where it is so short that nothing of it may be
 * seen.
 */
export const ending = (language: MessageOptions, digits: string, hidden: string = dot): string =>
  spokenEnding(language, digits.replaceAll(" ", "")) ?? hidden;

/**
 * The same as it is said, with the digits as they stand apart; `null` where nothing of it may be
 * seen.
 */
export const spokenEnding = (language: MessageOptions, digits: string): string | null =>
  digits === "" ? null : text(language, "endingIn", { digits });
