import type { AnsweredValues } from "../definition/form.ts";
import type { CheckFault } from "../rules/rule.ts";

/**
 * What would be submitted of each form that is asked, by its id in the collection; of a form that
 * repeats, of each round: `dependents`, `dependents~2`, `dependents~3`.
 */
export type CollectionAnswers = Readonly<Record<string, Partial<AnsweredValues>>>;

/**
 * Checks answers to different forms against each other. It runs while each form is filled in, so
 * that answers to those after it may be missing, and once more before anything is signed or sent.
 * What it says of a form that is not asked is said of the last that is.
 */
export type CollectionCheck = (
  answers: CollectionAnswers,
) => readonly (CheckFault & { readonly form: string })[];
