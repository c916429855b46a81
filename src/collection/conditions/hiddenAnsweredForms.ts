import type { FormAnswers } from "../answers/answers.ts";
import type { CollectedForm, ReadyForm } from "../state/collectedForm.ts";

/**
 * Returns the answered forms that are hidden now. Disabled forms are excluded, because they are
 * never submitted.
 */
export function hiddenAnsweredForms(
  known: readonly ReadyForm[],
  visible: readonly CollectedForm[],
  answersOf: (id: string) => FormAnswers | undefined,
): readonly ReadyForm[] {
  const ids = new Set(visible.map(({ id }) => id));
  return known.filter(
    ({ id, settings }) => !ids.has(id) && !settings.disabled && isAnswered(answersOf(id)),
  );
}

const isAnswered = (answers: FormAnswers | undefined): boolean =>
  Object.keys({ ...answers?.values, ...answers?.unread }).length > 0;
