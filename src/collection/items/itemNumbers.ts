import type { Form } from "../../core/definition/form.ts";
import { recordOf } from "../../core/record.ts";
import type { UnresolvedSettings } from "../../react/internal.ts";
import { type FormAnswers, noAnswers } from "../answers/answers.ts";
import type { ReadyForm } from "../state/collectedForm.ts";
import { listId } from "./item.ts";

/** Numbers of a form's items. An item keeps its number. */
export interface ItemNumbers {
  /** In the order of the items. */
  readonly numbers: readonly number[];
  /** The highest number so far. The number of a removed item is not reused. */
  readonly last: number;
}

/** Serializes numbers: `"1 3/3"` has the items 1 and 3 of three that were added. */
const writeNumbers = ({ numbers, last }: ItemNumbers): string => `${numbers.join(" ")}/${last}`;

const written = /^((?:[1-9]\d{0,5})(?: [1-9]\d{0,5})*)?\/(\d{1,6})$/;

/** Parses numbers; returns `null` for an invalid text. */
function readNumbers(text: string | undefined): ItemNumbers | null {
  const [, numbers, last] = written.exec(text ?? "") ?? [];
  if (last === undefined) return null;
  return toItemNumbers(numbers?.split(" ").map(Number) ?? [], Number(last));
}

/** Creates item numbers without duplicates. */
export function toItemNumbers(found: readonly number[], last = 0): ItemNumbers {
  const numbers = [...new Set(found)];
  return { numbers, last: Math.max(last, ...numbers) };
}

const name = "items";

const form: Form = {
  parameters: [{ name, label: "Items", type: "string", required: false }],
};

/**
 * Creates a hidden form whose answer is the item numbers of a repeated form. So they are saved,
 * restored and synced between tabs like answers, but never expire.
 */
export function itemNumbersForm(of: string, settings: UnresolvedSettings): ReadyForm {
  const id = listId(of);
  const sensitive = new Set<string>();
  const kept = { id, form, sensitive, defaults: noAnswers, settings, ageless: true };
  const filled = { names: sensitive, settings };
  const about = { id, title: id, blocking: false, status: "ready", form, settings } as const;
  return { ...about, kept, defaults: noAnswers, filled };
}

export const numbersIn = (answers: FormAnswers | undefined): ItemNumbers | null =>
  readNumbers(answers?.values[name]);

export const answersWith = (numbers: ItemNumbers): FormAnswers => ({
  values: recordOf([[name, writeNumbers(numbers)]]),
  unread: noAnswers.unread,
});
