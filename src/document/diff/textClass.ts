import type { Form } from "../../core/definition/form.ts";
import type { ChangeClass } from "./change.ts";
import type { ComparedQuestion, Row } from "./seenChange.ts";

/** Words, and the signs that say something: `$`, `%`, `<`, `+`, `&`, `#`. */
const meaningful = /[\p{L}\p{M}\p{N}]+|[\p{Sc}\p{Sm}%&#]/gu;

const wordsIn = (text: string): string => text.toLowerCase().match(meaningful)?.join(" ") ?? "";

/** The language of a form, wherever that is spoken. */
const languageOf = ({ lang = "en" }: Form): string => lang.toLowerCase().replace(/-.*/s, "");

/**
 * Returns the class of a changed text: cosmetic in another language, or with the same words and signs,
 * whatever their case and punctuation.
 */
export function textClass(
  { old, next }: Pick<ComparedQuestion, "old" | "next">,
  before = "",
  now = "",
): ChangeClass {
  const isTranslated = languageOf(old.form) !== languageOf(next.form);
  return isTranslated || wordsIn(before) === wordsIn(now) ? "cosmetic" : "changes meaning";
}

/** Returns what a changed text does to answers, and what is said of it. */
export const textRow = (
  question: Pick<ComparedQuestion, "old" | "next">,
  before: string | undefined,
  now: string | undefined,
  what: string,
): Row => [(before ?? "") !== (now ?? ""), textClass(question, before, now), what];
