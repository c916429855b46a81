import type { AnsweredValues } from "../definition/form.ts";
import type { Check, CheckFault } from "../rules/rule.ts";

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

type Found = ReturnType<CollectionCheck>;

const known = new WeakMap<CollectionAnswers, Map<CollectionCheck, Found>>();

/** Returns the issues of a check in these answers, computed once for all items. */
function foundIn(answers: CollectionAnswers, check: CollectionCheck): Found {
  const byCheck = known.get(answers) ?? new Map<CollectionCheck, Found>();
  known.set(answers, byCheck);
  const found = byCheck.get(check) ?? check(answers);
  byCheck.set(check, found);
  return found;
}

/**
 * The checks of a collection as those of its form `id`, given the answers to all: the same record
 * for as long as none changes.
 */
export const checksAt = (
  id: string,
  checks: readonly CollectionCheck[],
  answersNow: () => CollectionAnswers,
): readonly Check[] =>
  checks.map((check) => (own) => {
    const now = answersNow();
    const answers = JSON.stringify(now[id]) === JSON.stringify(own) ? now : { ...now, [id]: own };
    const ids = Object.keys(answers);
    return foundIn(answers, check).filter(
      ({ form }) => (ids.includes(form) ? form : ids.at(-1)) === id,
    );
  });
