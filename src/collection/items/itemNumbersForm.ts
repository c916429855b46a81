import type { Form } from "../../core/definition/form.ts";
import { recordOf } from "../../core/record.ts";
import type { UnresolvedSettings } from "../../react/internal.ts";
import { type FormAnswers, noAnswers } from "../answers/answers.ts";
import type { ReadyForm } from "../state/collectedForm.ts";
import { listId } from "./item.ts";
import { readNumbers, type ItemNumbers, writeNumbers } from "./itemNumbers.ts";

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
