import type { ParameterOption } from "./form.ts";
import { foldLetters, foldName } from "../values/fold.ts";
import { getOwn } from "../record.ts";
import { usStates } from "../rules/usStates.ts";

const wordsOf = (text: string): string =>
  ` ${foldLetters(text)
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim()} `;
const hasWord = (text: string, word: string): boolean => wordsOf(text).includes(wordsOf(word));

/**
 * Returns the options that match the whole text by:
 * - the label
 * - the value, if it has a letter (`CA`) or is a word of the label
 * - the part of the label after the value, such as `Maryland` for `MD - Maryland`
 * - the two-letter code of a US state, if nothing else matches
 *
 * Exact matches take precedence over matches by `foldName`.
 */
export function findOptionsByText(
  options: readonly ParameterOption[],
  text: string,
): readonly ParameterOption[] {
  for (const normalize of [(a: string): string => a.trim(), foldName]) {
    const typed = normalize(text);
    const found = options.filter(({ value, label }) => {
      const named = normalize(label);
      if (named === typed || named === normalize(value) + typed) return typed !== "";
      return normalize(value) === typed && (/\p{L}/u.test(value) || hasWord(label, value));
    });
    if (found.length > 0) return found;
  }
  const state = getOwn(usStates, foldName(text));
  return state === undefined ? [] : findOptionsByText(options, state);
}
