import { roundId, roundNumber } from "../../core/model/rounds.ts";
import type { GivenSettings } from "../../react/internal.ts";
import type { AnswerKeeper } from "../answers/answers.ts";
import type { AnswerStore } from "../answers/answerStore.ts";
import type { RestoredForms } from "../answers/restoring.ts";
import type { CollectionEntry, ReadyForm } from "../state/entries.ts";
import { memoizeLast } from "../support/store.ts";
import { limitsOf } from "../../document/schema/repeat.ts";
import { answersWith, numbersIn, roundList } from "./roundList.ts";
import { numbersOf, type RoundNumbers } from "./roundNumbers.ts";
import { listId } from "./round.ts";

interface RoundsOptions {
  readonly settings: GivenSettings;
  readonly draft: AnswerKeeper | undefined;
  readonly restored: RestoredForms;
  /** The step that the host's address names. */
  readonly step: string | undefined;
  /** What was accepted before, as the app says, by id. */
  readonly accepted: Readonly<Record<string, unknown>> | undefined;
}

/** The rounds of a collection's forms. */
export interface RoundsState {
  /** The entries, each that repeats once for each of its rounds. */
  readonly entries: readonly CollectionEntry[];
  /** Ids of the forms that repeat. */
  readonly forms: readonly string[];
  /** What keeps which rounds there are, of each form that repeats. */
  readonly lists: readonly ReadyForm[];
  /** Those of the lists that could be read. */
  readonly known: readonly ReadyForm[];
  /** Whether it is known which rounds a form has. */
  isKnown(form: string): boolean;
  /** Whether that could not be read. */
  isUnread(form: string): boolean;
  /** The rounds of a form as they are now. */
  now(form: string): RoundNumbers;
  /** The same of all forms, as text. */
  text(): string;
  /** Has a form have these rounds, and has that kept. */
  put(form: string, numbers: RoundNumbers): void;
}

/** Returns a function that tells which rounds the forms among `entries` have that repeat. */
export function createRounds(answers: AnswerStore) {
  const added = new Set<string>();
  const repeatedAmong = memoizeLast(
    (entries: readonly CollectionEntry[], settings: GivenSettings) => {
      const repeated = entries.filter(({ options }) => options.repeat);
      return { repeated, lists: repeated.map(({ id }) => roundList(id, settings)) };
    },
  );
  const expand = memoizeLast(
    (entries: readonly CollectionEntry[], repeated: readonly CollectionEntry[], text: string) => {
      const numbers: readonly (readonly number[])[] = JSON.parse(text);
      return roundEntries(
        entries,
        (form) => numbers[repeated.findIndex(({ id }) => id === form)] ?? [],
        (round) => added.has(round),
      );
    },
  );

  return (
    entries: readonly CollectionEntry[],
    { settings, draft, restored, step, accepted = {} }: RoundsOptions,
  ): RoundsState => {
    const { repeated, lists } = repeatedAmong(entries, settings);
    const isListRead = (list: string): boolean =>
      restored.isRestored(list) && !restored.isUnread(list);
    const isKnown = (form: string): boolean => isListRead(listId(form));

    const now = ({ id, options: { repeat = {} } }: CollectionEntry): RoundNumbers => {
      const said = Object.keys(accepted).flatMap((one) => roundNumber(id, one) ?? []);
      const found = numbersIn(answers.get(listId(id)));
      if (found) return numbersOf([...found.numbers, ...said], found.last);
      const first = Array.from({ length: limitsOf(repeat).min }, (_, at) => at + 1);
      // The address may name one that was kept.
      const named = isKnown(id) ? null : roundNumber(id, step ?? "");
      // What was kept of a form that did not repeat then is its first round; so it is not known
      // whether there is one before that was looked up.
      const isOne = !isKnown(id) || answers.get(id) !== undefined;
      const all = [...first, ...said, ...(named === null ? [] : [named]), ...(isOne ? [1] : [])];
      return numbersOf(all.toSorted((one, other) => one - other));
    };
    const nowOf = (form: string): RoundNumbers => {
      const entry = repeated.find(({ id }) => id === form);
      return entry ? now(entry) : numbersOf([]);
    };
    const text = (): string => JSON.stringify(repeated.map((entry) => now(entry).numbers));
    return {
      entries: expand(entries, repeated, text()),
      forms: repeated.map(({ id }) => id),
      lists,
      known: lists.filter(({ id }) => isListRead(id)),
      isKnown,
      isUnread: (form) => restored.isUnread(listId(form)),
      now: nowOf,
      text,
      put(form, numbers) {
        const list = lists.find(({ id }) => id === listId(form));
        if (!list) return;
        const before = new Set(nowOf(form).numbers);
        for (const number of numbers.numbers)
          if (!before.has(number)) added.add(roundId(form, number));
        const next = answersWith(numbers);
        answers.set(list.id, next);
        draft?.save(list.kept, next);
      },
    };
  };
}

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
