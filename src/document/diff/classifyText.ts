import { definitionLanguage } from "../read/translatedForm.ts";
import type { ChangeClass } from "./changeClass.ts";
import type { ComparedQuestion, Row } from "./uncountedChange.ts";

/** Matches words, and symbols that carry meaning: `$`, `%`, `<`, `+`, `&`, `#`. */
const meaningful = /[\p{L}\p{M}\p{N}]+|[\p{Sc}\p{Sm}%&#]/gu;

const wordsIn = (text: string): string => text.toLowerCase().match(meaningful)?.join(" ") ?? "";

/** Whether two texts differ only in case and punctuation. */
export const sameWords = (before: string, now: string): boolean => wordsIn(before) === wordsIn(now);

/**
 * Returns the class of a changed text. The change is cosmetic when the language changed, too, or
 * when only case and punctuation changed.
 */
export function classifyText(
  { old, next }: Pick<ComparedQuestion, "old" | "next">,
  before = "",
  now = "",
): ChangeClass {
  const isTranslated = definitionLanguage(old.form) !== definitionLanguage(next.form);
  return isTranslated || sameWords(before, now) ? "cosmetic" : "changes meaning";
}

/** Creates the row of a text that may have changed. */
export const textRow = (
  question: Pick<ComparedQuestion, "old" | "next">,
  before: string | undefined,
  now: string | undefined,
  what: string,
): Row => [(before ?? "") !== (now ?? ""), classifyText(question, before, now), what];
