import type { ParameterOption } from "./form.ts";
import { foldLetters, foldName } from "../values/fold.ts";
import { ownValue } from "../record.ts";
import { usStates } from "../rules/usStates.ts";

const wordsOf = (text: string): string =>
  ` ${foldLetters(text)
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim()} `;
const hasWord = (text: string, word: string): boolean => wordsOf(text).includes(wordsOf(word));

/**
 * The options that a text says in full: by their label, by their value when that is shown in the
 * label or has a letter, such as `CA`, by what the label says after the value, such as `Maryland` of
 * `MD - Maryland`, or else by a state's two letters. Letters as written count first.
 */
export function optionsSaid(
  options: readonly ParameterOption[],
  text: string,
): readonly ParameterOption[] {
  for (const alike of [(a: string): string => a.trim(), foldName]) {
    const said = alike(text);
    const found = options.filter(({ value, label }) => {
      const named = alike(label);
      if (named === said || named === alike(value) + said) return said !== "";
      return alike(value) === said && (/\p{L}/u.test(value) || hasWord(label, value));
    });
    if (found.length > 0) return found;
  }
  const state = ownValue(usStates, foldName(text));
  return state === undefined ? [] : optionsSaid(options, state);
}
