import { getOwn, recordOf } from "../../core/record.ts";
import { resolveFieldSettings } from "../../react/internal.ts";
import type { ReadyForm } from "../state/collectedForm.ts";
import type { FormAnswers } from "./answers.ts";

/** Answers restored from a draft. */
export interface Restored {
  readonly answers: FormAnswers;
  /** Initial answers when the draft was read. Equal answers are not the person's. */
  readonly defaults: FormAnswers;
  /** Answers written to the form. */
  readonly put: FormAnswers;
}

/**
 * Merges the person's restored answers into the current initial ones. Answers to read-only and
 * disabled fields are not the person's. A missing sensitive answer was not stored, so it does not
 * count as removed. A prefilled answer that the person checked is theirs, too.
 */
export function restoredAnswers(
  { form, kept, settings, defaults: now }: ReadyForm,
  { answers, defaults }: Omit<Restored, "put">,
): FormAnswers {
  const sources = form.parameters.map((parameter) => {
    const { name } = parameter;
    const { readOnly, disabled } = resolveFieldSettings(parameter, settings);
    const isUnread = Object.hasOwn(answers.unread, name);
    const isMissing = !isUnread && getOwn(answers.values, name) === undefined;
    const isLost = isMissing && kept.sensitive.has(name);
    const isAnswered = isChanged(name, answers, defaults) || answers.confirmed?.includes(name);
    const isTheirs = isAnswered && !isLost && !readOnly && !disabled;
    return [name, isTheirs ? answers : now] as const;
  });
  const part = (key: "values" | "unread"): Readonly<Record<string, string>> =>
    recordOf(
      sources.flatMap(([name, source]): [string, string][] => {
        const value = getOwn(source[key], name);
        return value === undefined ? [] : [[name, value]];
      }),
    );
  return { values: part("values"), unread: part("unread"), confirmed: answers.confirmed };
}

/** Whether an answer differs from its initial one. */
const isChanged = (name: string, { values, unread }: FormAnswers, initial: FormAnswers): boolean =>
  Object.hasOwn(unread, name) || getOwn(values, name) !== getOwn(initial.values, name);

/** Whether any answer differs from its initial one. */
export const isEdited = (
  { form, defaults }: ReadyForm,
  answers: FormAnswers | undefined,
): boolean =>
  answers !== undefined && form.parameters.some(({ name }) => isChanged(name, answers, defaults));
