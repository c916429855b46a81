import type { FormAnswers } from "../answers/answers.ts";
import type { CollectedForm, ReadyForm } from "../entries.ts";

interface Looks {
  readonly asked: readonly CollectedForm[];
  /** Whether somebody has been there. */
  isBegun(form: ReadyForm): boolean;
  answersOf(form: ReadyForm): FormAnswers;
}

/** The forms among `known` that have answers of a person and are not asked by now. */
export function unaskedForms(
  known: readonly ReadyForm[],
  { asked, isBegun, answersOf }: Looks,
): readonly ReadyForm[] {
  const ids = new Set(asked.map(({ id }) => id));
  return known.filter((form) => !ids.has(form.id) && isBegun(form) && isAnswered(answersOf(form)));
}

const isAnswered = ({ values, unread }: FormAnswers): boolean =>
  Object.keys(values).length > 0 || Object.keys(unread).length > 0;
