import type { ParameterOption } from "../../core/form.ts";
import { fold, wordsOf } from "../../core/optionsSaid.ts";
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
