import type { Form } from "../../core/definition/form.ts";
import type { ChangeClass } from "./changeClass.ts";
import type { ComparedQuestion, Row } from "./uncountedChange.ts";

/** Matches words, and symbols that carry meaning: `$`, `%`, `<`, `+`, `&`, `#`. */
const meaningful = /[\p{L}\p{M}\p{N}]+|[\p{Sc}\p{Sm}%&#]/gu;

const wordsIn = (text: string): string => text.toLowerCase().match(meaningful)?.join(" ") ?? "";

const languageOf = ({ lang = "en" }: Form): string => lang.toLowerCase().replace(/-.*/s, "");

/**
 * Returns the class of a changed text. The change is cosmetic when the language changed, too, or
 * when only case and punctuation changed.
 */
export function classifyText(
  { old, next }: Pick<ComparedQuestion, "old" | "next">,
  before = "",
  now = "",
): ChangeClass {
  const isTranslated = languageOf(old.form) !== languageOf(next.form);
  return isTranslated || wordsIn(before) === wordsIn(now) ? "cosmetic" : "changes meaning";
}

/** Creates the row of a text that may have changed. */
export const textRow = (
  question: Pick<ComparedQuestion, "old" | "next">,
  before: string | undefined,
  now: string | undefined,
  what: string,
): Row => [(before ?? "") !== (now ?? ""), classifyText(question, before, now), what];
