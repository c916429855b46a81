import { roundId } from "../../core/model/rounds.ts";
import type { CollectionEntry } from "../state/entries.ts";

/** The entries of a collection, each that repeats once for each of its rounds. */
export const roundEntries = (
  entries: readonly CollectionEntry[],
  numbersOf: (form: string) => readonly number[],
  isAdded: (round: string) => boolean,
): readonly CollectionEntry[] =>
  entries.flatMap((entry): readonly CollectionEntry[] => {
    const { id: form, options } = entry;
    if (!options.repeat) return [entry];
    const numbers = numbersOf(form);
    return numbers.map((number, place) => {
      const id = roundId(form, number);
      const round = { id, form, number: place + 1, total: numbers.length };
      return { ...entry, id, round, isAdded: isAdded(id) };
    });
  });
