import { formText } from "../../core/messages/formText.ts";
import type { MessageOptions } from "../../core/values/language.ts";
import { dot } from "../../react/internal.ts";

/**
 * Formats the end of a sensitive answer: "Ending in 6789", or `hidden` if the answer is too short.
 */
export const ending = (language: MessageOptions, digits: string, hidden: string = dot): string =>
  screenReaderEnding(language, digits.replaceAll(" ", "")) ?? hidden;

/** Formats "Ending in 6 7 8 9" for screen readers; `null` if the answer is too short. */
export const screenReaderEnding = (language: MessageOptions, digits: string): string | null =>
  digits === "" ? null : formText(language, "endingIn", { digits });
