import type { AnsweredValues } from "../../definition/form.ts";
import type { CheckIssue } from "../../rules/rule.ts";

/**
 * Answers of visible, enabled parameters by form id in the collection. Invalid ones are missing.
 * The items of a repeated form have ids of their own: `dependents`, `dependents~2`.
 */
export type CollectionAnswers = Readonly<Record<string, Partial<AnsweredValues>>>;

/**
 * Validates answers to different forms against each other. Runs while each form is filled in, when
 * answers to later forms may be missing, and again before signing or submitting. An issue at a
 * hidden form is reported at the last visible form.
 */
export type CollectionCheck = (
  answers: CollectionAnswers,
) => readonly (CheckIssue & { readonly form: string })[];
