import type { ParameterOption } from "./form.ts";
import { ownValue } from "./record.ts";
import { usStates } from "./rules/usStates.ts";

/**
 * A text without case, width, accents and more than one space. Capitals, because a small letter can depend on its
 * neighbours: https://unicode.org/faq/casemap_charprop.html
 */
export const fold = (text: string): string =>
  text.normalize("NFKD").replace(/\p{M}/gu, "").replace(/\s+/g, " ").toUpperCase();

/** The words of a text, each between two spaces. */
export const wordsOf = (text: string): string =>
  ` ${text.replace(/[^\p{L}\p{N}]+/gu, " ").trim()} `;

/**
 * The options that a text says in full: by their label, by their value when that is shown in the
 * label or has a letter, such as `CA`, by what the label says after the value, such as `Maryland` of
 * `MD - Maryland`, or else by a state's two letters. Letters as written count first.
 */
export function optionsSaid(
  options: readonly ParameterOption[],
  text: string,
): readonly ParameterOption[] {
  for (const alike of [(a: string): string => a, fold]) {
    const said = alike(text.trim());
    const found = options.filter(({ value, label }) => {
      if (alike(label.trim()) === said) return true;
      const words = wordsOf(alike(label));
      if (alike(value) === said) return /\p{L}/u.test(value) || words.includes(` ${said} `);
      return words === ` ${alike(value)}${wordsOf(said)}`;
    });
    if (found.length > 0) return found;
  }
  const state = ownValue(usStates, fold(text.trim()));
  return state === undefined ? [] : optionsSaid(options, state);
}
