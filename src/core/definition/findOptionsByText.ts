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
 * Returns the options that a text names in full, by:
 * - the label
 * - the value, if the label contains it or it has a letter, such as `CA`
 * - the rest of a label after the value, such as `Maryland` for `MD - Maryland`
 * - the two letters of a state, if nothing else matches
 *
 * Exact letters precede matches by `foldName`.
 */
export function findOptionsByText(
  options: readonly ParameterOption[],
  text: string,
): readonly ParameterOption[] {
  for (const alike of [(a: string): string => a.trim(), foldName]) {
    const typed = alike(text);
    const found = options.filter(({ value, label }) => {
      const named = alike(label);
      if (named === typed || named === alike(value) + typed) return typed !== "";
      return alike(value) === typed && (/\p{L}/u.test(value) || hasWord(label, value));
    });
    if (found.length > 0) return found;
  }
  const state = getOwn(usStates, foldName(text));
  return state === undefined ? [] : findOptionsByText(options, state);
}
