import type { ParameterOption } from "../../core/form.ts";
import { ownValue } from "../../core/record.ts";

/** More words that find an option, by its value. */
export type Keywords = Readonly<Record<string, string>>;

interface Entry {
  readonly option: ParameterOption;
  /** All that is searched, folded. */
  readonly text: string;
  /** The same with a space before each word. */
  readonly words: string;
}

interface Index {
  readonly keywords: Keywords;
  readonly entries: readonly Entry[];
}

const noKeywords: Keywords = {};
const indexes = new WeakMap<readonly ParameterOption[], Index>();

/**
 * A text without case and accents. Capitals, because a small letter can depend on its neighbours:
 * https://unicode.org/faq/casemap_charprop.html
 */
const fold = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toUpperCase();

/** The words of a query, as they are searched for. */
export const termsOf = (query: string): readonly string[] =>
  fold(query).split(/\s+/).filter(Boolean);

/**
 * The options in which every word of `query` occurs, those first in which every one begins a word.
 * Each in the order of `options`.
 */
export function searchOptions(
  options: readonly ParameterOption[],
  query: string,
  keywords: Keywords = noKeywords,
): ParameterOption[] {
  const terms = termsOf(query);
  if (terms.length === 0) return [...options];
  const found = entriesOf(options, keywords).filter(({ text }) =>
    terms.every((term) => text.includes(term)),
  );
  const begins = ({ words }: Entry): boolean => terms.every((term) => words.includes(` ${term}`));
  return [...found.filter(begins), ...found.filter((entry) => !begins(entry))].map(
    ({ option }) => option,
  );
}

/**
 * The one option that a text says in full: its label, its value when the label shows it, or what
 * the label says after its value, such as `Maryland` of `MD - Maryland`. Letters as written count
 * first.
 */
export function optionSaid(
  options: readonly ParameterOption[],
  text: string,
): ParameterOption | null {
  for (const alike of [(a: string): string => a, fold]) {
    const said = alike(text.trim());
    const found = options.filter(({ value, label }) => {
      if (alike(label.trim()) === said) return true;
      const words = wordsOf(alike(label));
      if (alike(value) === said) return words.includes(` ${said} `);
      return words === ` ${alike(value)}${wordsOf(said)}`;
    });
    if (found.length > 0) return found.length === 1 ? (found[0] ?? null) : null;
  }
  return null;
}

function entriesOf(options: readonly ParameterOption[], keywords: Keywords): readonly Entry[] {
  const known = indexes.get(options);
  if (known?.keywords === keywords) return known.entries;
  const entries = options.map((option) => {
    const text = fold(`${option.label} ${option.value} ${ownValue(keywords, option.value) ?? ""}`);
    return { option, text, words: wordsOf(text) };
  });
  indexes.set(options, { keywords, entries });
  return entries;
}

const wordsOf = (text: string): string => ` ${text.replace(/[^\p{L}\p{N}]+/gu, " ").trim()} `;
