import { ownValue, recordOf } from "../../core/record.ts";
import { fieldSettings } from "../../react/internal.ts";
import type { ReadyForm } from "../state/entries.ts";
import type { FormAnswers } from "./answers.ts";

/** What a keeper gave back for a form. */
export interface Restored {
  readonly answers: FormAnswers;
  /** What the form began with then: the answers that are the same are not the person's. */
  readonly defaults: FormAnswers;
  /** What was put into the form. */
  readonly put: FormAnswers;
}

/**
 * What a form begins with: the answers of the person, and for all else what the app says now. A
 * person gives no answer that cannot be edited, nor one that is sensitive and was not kept.
 */
export function restoredIn(
  { form, kept, settings, defaults: now }: ReadyForm,
  { answers, defaults }: Omit<Restored, "put">,
): FormAnswers {
  const sources = form.parameters.map((parameter) => {
    const { name } = parameter;
    const { readOnly, disabled } = fieldSettings(parameter, settings);
    const isUnread = Object.hasOwn(answers.unread, name);
    const isMissing = !isUnread && ownValue(answers.values, name) === undefined;
    const isLost = isMissing && kept.sensitive.has(name);
    const isTheirs = isChanged(name, answers, defaults) && !isLost && !readOnly && !disabled;
    return [name, isTheirs ? answers : now] as const;
  });
  const part = (key: "values" | "unread"): Readonly<Record<string, string>> =>
    recordOf(
      sources.flatMap(([name, source]): [string, string][] => {
        const value = ownValue(source[key], name);
        return value === undefined ? [] : [[name, value]];
      }),
    );
  return { values: part("values"), unread: part("unread") };
}

/** Whether a question has another answer than it began with. */
const isChanged = (name: string, { values, unread }: FormAnswers, begun: FormAnswers): boolean =>
  Object.hasOwn(unread, name) || ownValue(values, name) !== ownValue(begun.values, name);

/** Whether a person has given an answer to a form. */
export const isEdited = (
  { form, defaults }: ReadyForm,
  answers: FormAnswers | undefined,
): boolean =>
  answers !== undefined && form.parameters.some(({ name }) => isChanged(name, answers, defaults));
