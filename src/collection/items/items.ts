import { itemId, itemNumber } from "../../core/model/itemIds.ts";
import type { UnresolvedSettings } from "../../react/internal.ts";
import type { AnswerKeeper } from "../answers/answers.ts";
import type { AnswerStore, RestoredForms } from "../answers/restoredAnswers.ts";
import type { CollectionEntry } from "../state/collectionForm.ts";
import type { ReadyForm } from "../state/collectedForm.ts";
import { memoizeLast } from "../support/store.ts";
import { limitsOf } from "../../document/schema/repeat.ts";
import {
  answersWith,
  numbersIn,
  itemNumbersForm,
  toItemNumbers,
  type ItemNumbers,
} from "./itemNumbers.ts";
import { listId } from "./item.ts";

interface ItemsOptions {
  readonly settings: UnresolvedSettings;
  readonly draft: AnswerKeeper | undefined;
  readonly restored: RestoredForms;
  /** Step in the page's address. */
  readonly step: string | undefined;
  /** Forms accepted before, according to the app, by id. */
  readonly accepted: Readonly<Record<string, unknown>> | undefined;
}

/** Items of the repeated forms in a collection. */
export interface ItemsState {
  /** The entries, with repeated forms replaced by their items. */
  readonly entries: readonly CollectionEntry[];
  /** Ids of the repeated forms. */
  readonly forms: readonly string[];
  /** Hidden forms that store the item numbers. */
  readonly lists: readonly ReadyForm[];
  /** The `lists` that could be read. */
  readonly known: readonly ReadyForm[];
  /** Whether the items of a form are known. */
  isKnown(form: string): boolean;
  /** Whether the stored items of a form could not be read. */
  isUnread(form: string): boolean;
  /** Returns the current items of a form. */
  now(form: string): ItemNumbers;
  /** Returns the current items of all forms, serialized. */
  text(): string;
  /** Sets and saves the items of a form. */
  put(form: string, numbers: ItemNumbers): void;
}

/** Returns a function that resolves the items of the repeated forms in `entries`. */
export function createItems(answers: AnswerStore) {
  const added = new Set<string>();
  const repeatedAmong = memoizeLast(
    (entries: readonly CollectionEntry[], settings: UnresolvedSettings) => {
      const repeated = entries.filter(({ options }) => options.repeat);
      return { repeated, lists: repeated.map(({ id }) => itemNumbersForm(id, settings)) };
    },
  );
  const expand = memoizeLast(
    (entries: readonly CollectionEntry[], repeated: readonly CollectionEntry[], text: string) => {
      const numbers: readonly (readonly number[])[] = JSON.parse(text);
      return itemEntries(
        entries,
        (form) => numbers[repeated.findIndex(({ id }) => id === form)] ?? [],
        (item) => added.has(item),
      );
    },
  );

  return (
    entries: readonly CollectionEntry[],
    { settings, draft, restored, step, accepted = {} }: ItemsOptions,
  ): ItemsState => {
    const { repeated, lists } = repeatedAmong(entries, settings);
    const isListRead = (list: string): boolean =>
      restored.isRestored(list) && !restored.isUnread(list);
    const isKnown = (form: string): boolean => isListRead(listId(form));

    const now = ({ id, options: { repeat = {} } }: CollectionEntry): ItemNumbers => {
      const acceptedNumbers = Object.keys(accepted).flatMap((one) => itemNumber(id, one) ?? []);
      const found = numbersIn(answers.get(listId(id)));
      if (found) return toItemNumbers([...found.numbers, ...acceptedNumbers], found.last);
      const first = Array.from({ length: limitsOf(repeat).min }, (_, at) => at + 1);
      // The address may name an item in a draft that is not read yet.
      const named = isKnown(id) ? null : itemNumber(id, step ?? "");
      // A draft of a form that was not repeated at the time becomes its first item. So until the
      // draft is read, one item is assumed.
      const isOne = !isKnown(id) || answers.get(id) !== undefined;
      const all = [
        ...first,
        ...acceptedNumbers,
        ...(named === null ? [] : [named]),
        ...(isOne ? [1] : []),
      ];
      return toItemNumbers(all.toSorted((one, other) => one - other));
    };
    const nowOf = (form: string): ItemNumbers => {
      const entry = repeated.find(({ id }) => id === form);
      return entry ? now(entry) : toItemNumbers([]);
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
          if (!before.has(number)) added.add(itemId(form, number));
        const next = answersWith(numbers);
        answers.set(list.id, next);
        draft?.save(list.kept, next);
      },
    };
  };
}

/** Replaces each repeated form by its items. */
export const itemEntries = (
  entries: readonly CollectionEntry[],
  numbersOf: (form: string) => readonly number[],
  isAdded: (item: string) => boolean,
): readonly CollectionEntry[] =>
  entries.flatMap((entry): readonly CollectionEntry[] => {
    const { id: form, options } = entry;
    if (!options.repeat) return [entry];
    const numbers = numbersOf(form);
    return numbers.map((number, place) => {
      const id = itemId(form, number);
      const item = { id, form, number: place + 1, total: numbers.length };
      return { ...entry, id, item, isAdded: isAdded(id) };
    });
  });
