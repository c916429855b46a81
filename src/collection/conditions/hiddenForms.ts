import type { FormAnswers } from "../answers/answers.ts";
import type { CollectedForm, ReadyForm } from "../state/entries.ts";

/**
 * The forms among `known` that a person answered and that are not asked by now; one that is
 * disabled is never sent.
 */
export function hiddenForms(
  known: readonly ReadyForm[],
  asked: readonly CollectedForm[],
  answersOf: (id: string) => FormAnswers | undefined,
): readonly ReadyForm[] {
  const ids = new Set(asked.map(({ id }) => id));
  return known.filter(
    ({ id, settings }) => !ids.has(id) && !settings.disabled && isAnswered(answersOf(id)),
  );
}

const isAnswered = (answers: FormAnswers | undefined): boolean =>
  Object.keys({ ...answers?.values, ...answers?.unread }).length > 0;
