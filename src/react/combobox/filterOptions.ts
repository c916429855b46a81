import type { ParameterOption } from "../../core/definition/form.ts";
import { searchableWords, searchTerms } from "../../core/values/fold.ts";
import { getOwn } from "../../core/record.ts";

export type Keywords = Readonly<Record<string, string>>;

interface Entry {
  readonly option: ParameterOption;
  /** Normalized words of label, value and keywords, each after a space. */
  readonly words: string;
}

interface Index {
  readonly keywords: Keywords;
  readonly entries: readonly Entry[];
}

const noKeywords: Keywords = {};
const indexes = new WeakMap<readonly ParameterOption[], Index>();

/** Returns the options that contain every word of `query`. Matches at word starts come first. */
export function filterOptions(
  options: readonly ParameterOption[],
  query: string,
  keywords: Keywords = noKeywords,
): ParameterOption[] {
  const terms = searchTerms(query);
  if (terms.length === 0) return [...options];
  const having = (before: string) => (entry: Entry) =>
    terms.every((ways) =>
      ways.some((words) => words.every((word) => entry.words.includes(before + word))),
    );
  const found = entriesOf(options, keywords).filter(having(""));
  const begins = having(" ");
  return [...found.filter(begins), ...found.filter((entry) => !begins(entry))].map(
    ({ option }) => option,
  );
}

/** Moves options of one group together. Groups are in the order of their first options. */
export const sortByGroup = (options: readonly ParameterOption[]): ParameterOption[] =>
  [...new Set(options.map(({ group }) => group))].flatMap((title) =>
    options.filter(({ group }) => group === title),
  );

function entriesOf(options: readonly ParameterOption[], keywords: Keywords): readonly Entry[] {
  const known = indexes.get(options);
  if (known?.keywords === keywords) return known.entries;
  const entries = options.map((option) => {
    const { label, value } = option;
    const words = searchableWords(`${label} ${value} ${getOwn(keywords, value) ?? ""}`);
    return { option, words };
  });
  indexes.set(options, { keywords, entries });
  return entries;
}
