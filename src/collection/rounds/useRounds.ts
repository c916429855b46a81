"use client";
import { useMemo, useState, useSyncExternalStore } from "react";
import { roundId, roundNumber } from "../../core/model/rounds.ts";
import type { GivenSettings } from "../../react/internal.ts";
import type { AnswerKeeper } from "../answers/answers.ts";
import type { AnswerStore } from "../answers/answerStore.ts";
import { useRestored } from "../answers/useRestored.ts";
import type { CollectionEntry, ReadyForm } from "../state/entries.ts";
import { limitsOf } from "../../document/schema/repeat.ts";
import { roundEntries } from "./roundEntries.ts";
import { answersWith, numbersIn, roundList } from "./roundList.ts";
import { numbersOf, type RoundNumbers } from "./roundNumbers.ts";
import { listId } from "./round.ts";

interface RoundsOptions {
  readonly settings: GivenSettings;
  readonly store: AnswerStore;
  readonly draft: AnswerKeeper | undefined;
  /** The step that the host's address names. */
  readonly step: string | undefined;
  /** Ids of what was accepted before, as the app says. */
  readonly accepted: readonly string[];
}

/** The rounds of a collection's forms. */
export interface RoundsState {
  /** The entries, each that repeats once for each of its rounds. */
  readonly entries: readonly CollectionEntry[];
  /** Ids of the forms that repeat. */
  readonly forms: readonly string[];
  /** What keeps which rounds there are, of each form that repeats and of which that is known. */
  readonly lists: readonly ReadyForm[];
  /** Ids of the lists that a draft was restored of. */
  readonly begun: readonly string[];
  /** Whether it is known which rounds a form has. */
  isKnown(form: string): boolean;
  /** Whether that could not be read. */
  isUnread(form: string): boolean;
  /** Reads once more what could not be read. */
  retry(): void;
  /** The rounds of a form as they are now. */
  now(form: string): RoundNumbers;
  /** Has a form have these rounds, and has that kept. */
  put(form: string, numbers: RoundNumbers): void;
}

/** Which rounds the forms among `entries` have that repeat. */
export function useRounds(
  entries: readonly CollectionEntry[],
  { settings, store, draft, step, accepted }: RoundsOptions,
): RoundsState {
  const repeated = useMemo(() => entries.filter(({ options }) => options.repeat), [entries]);
  const lists = useMemo(
    () => repeated.map(({ id }) => roundList(id, settings)),
    [repeated, settings],
  );
  const { isRestored, isUnread, begun, retry } = useRestored(draft, lists, store);
  const [added] = useState(() => new Set<string>());
  const isListRead = (list: string): boolean => isRestored(list) && !isUnread(list);
  const isKnown = (form: string): boolean => isListRead(listId(form));

  const now = ({ id, options: { repeat = {} } }: CollectionEntry): RoundNumbers => {
    const said = accepted.flatMap((one) => roundNumber(id, one) ?? []);
    const found = numbersIn(store.get(listId(id)));
    if (found) return numbersOf([...found.numbers, ...said], found.last);
    const first = Array.from({ length: limitsOf(repeat).min }, (_, at) => at + 1);
    // The address may name one that was kept.
    const named = isKnown(id) ? null : roundNumber(id, step ?? "");
    // What was kept of a form that did not repeat then is its first round; so it is not known
    // whether there is one before that was looked up.
    const isOne = !isKnown(id) || store.get(id) !== undefined;
    const all = [...first, ...said, ...(named === null ? [] : [named]), ...(isOne ? [1] : [])];
    return numbersOf(all.toSorted((one, other) => one - other));
  };
  const nowOf = (form: string): RoundNumbers => {
    const entry = repeated.find(({ id }) => id === form);
    return entry ? now(entry) : numbersOf([]);
  };
  const told = (): string => JSON.stringify(repeated.map((entry) => now(entry).numbers));
  const text = useSyncExternalStore(store.subscribe, told, told);
  const expanded = useMemo(() => {
    const numbers: readonly (readonly number[])[] = JSON.parse(text);
    return roundEntries(
      entries,
      (form) => numbers[repeated.findIndex(({ id }) => id === form)] ?? [],
      (round) => added.has(round),
    );
  }, [entries, repeated, text, added]);
  return {
    entries: expanded,
    forms: repeated.map(({ id }) => id),
    lists: lists.filter(({ id }) => isListRead(id)),
    begun,
    isKnown,
    isUnread: (form) => isUnread(listId(form)),
    retry,
    now: nowOf,
    put(form, numbers) {
      const list = lists.find(({ id }) => id === listId(form));
      if (!list) return;
      const before = new Set(nowOf(form).numbers);
      for (const number of numbers.numbers)
        if (!before.has(number)) added.add(roundId(form, number));
      const answers = answersWith(numbers);
      store.set(list.id, answers);
      draft?.save(list.kept, answers);
    },
  };
}
