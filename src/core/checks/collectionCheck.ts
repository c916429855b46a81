import type { AnsweredValues } from "../definition/form.ts";
import type { CheckIssue } from "../rules/rule.ts";

/**
 * Answers that would be submitted, by form id in the collection. A repeated form has the ids of
 * its items: `dependents`, `dependents~2`, `dependents~3`.
 */
export type CollectionAnswers = Readonly<Record<string, Partial<AnsweredValues>>>;

/**
 * Validates answers to different forms against each other. Runs while each form is filled in,
 * when answers to later forms may be missing, and again before signing or submitting. An issue of
 * a hidden form is reported at the last visible form.
 */
export type CollectionCheck = (
  answers: CollectionAnswers,
) => readonly (CheckIssue & { readonly form: string })[];
