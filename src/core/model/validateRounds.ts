import type { CollectionCheck } from "../checks/collectionCheck.ts";
import type { Form } from "../definition/form.ts";
import type { Issue } from "../values/issue.ts";
import { createCollectionModel } from "./collectionModel.ts";
import { evaluateCollection } from "./evaluateCollection.ts";
import { recordOf } from "../record.ts";
import { roundId } from "./rounds.ts";
import type { RuleOptions } from "../rules/rule.ts";
import type { UnknownValues } from "../values/defaultValues.ts";

/** How the rounds of a form that repeats are checked: as in the collection that asked for them. */
export interface ValidateRoundsOptions extends RuleOptions {
  /** The form's id in the collection; that of the definition unless given. */
  readonly id?: string | undefined;
  /** What the rounds must be together: those of the collection's `checks` that look at this form. */
  readonly between?: readonly CollectionCheck[] | undefined;
}

/** What is wrong with one round. */
export interface RoundIssue extends Issue {
  /** Its place among the rounds, from 0. */
  readonly round: number;
}

/**
 * Every issue of the rounds of a form that repeats, round by round, with what is wrong between
 * them: of a service that has the rounds together, or those that it accepted before and the one
 * that came. Whether there are too few or too many, it sees by their number.
 * @throws RangeError when `between` is given for a form without an id.
 *
 * @example
 * validateRounds(accounts, [first, second], {
 *   between: [differentIn("accounts", "account_number")],
 * });
 */
export function validateRounds(
  form: Form,
  rounds: readonly UnknownValues[],
  { id = form.id, between = [], ...options }: ValidateRoundsOptions = {},
): RoundIssue[] {
  if (id === undefined && between.length > 0)
    throw new RangeError(
      'The form has no id, by which checks between rounds know it. Give it the one that it has in the collection: validateRounds(form, rounds, { id: "…", between }).',
    );
  const own = id ?? "";
  const model = createCollectionModel([{ id: own, form, repeat: {}, settings: options }], {
    checks: between,
  });
  const answers = recordOf(rounds.map((values, at) => [roundId(own, at + 1), values] as const));
  return [...evaluateCollection(model, answers).asked().values()]
    .flatMap((items) => [...items.values()])
    .flatMap((one, round) => one.issues().map((issue) => ({ ...issue, round })));
}
