import type { AnsweredValues, Form } from "../../definition/form.ts";
import { blocks, type Issue, issueOf, ruleIssue } from "../../values/issue.ts";
import { getOwn, recordOf } from "../../record.ts";
import type { Check, Computations, RuleOptions } from "../../rules/rule.ts";

export const computedMessages = {
  notComputed: "this does not follow from the other answers. Reload the page, then submit again.",
  computedInvalid:
    "this follows from other answers and cannot be sent. Check those and, if they are right, tell the people who run this site.",
} as const;

/** A form with only its visible parameters, and their answers. */
export interface VisibleAnswers {
  readonly form: Form;
  readonly answers: Partial<AnsweredValues>;
}

export interface Computed {
  /** Values by parameter name; `null` without a result. */
  readonly values: ReadonlyMap<string, string | null>;
  /** Names of the parameters that each computation read. */
  readonly from: ReadonlyMap<string, ReadonlySet<string>>;
}

/**
 * Runs the computations of visible parameters. A computation may read the result of another.
 * @throws RangeError for a circular dependency, and TypeError for a result that is neither a string
 *   nor `null` or `undefined`.
 */
export function runComputations(
  { form, answers }: VisibleAnswers,
  compute: Computations,
): Computed {
  const { parameters } = form;
  const values = new Map<string, string | null>();
  const from = new Map<string, Set<string>>();
  const stack: string[] = [];
  const trackedAnswers = recordOf<string>([]);
  const run = (name: string, computation: Computations[string]): string | null => {
    if (stack.includes(name))
      throw new RangeError(
        `Circular computations: ${[...stack, name].map((one) => JSON.stringify(one)).join(", ")}. Compute one of them from other answers.`,
      );
    stack.push(name);
    from.set(name, new Set());
    const value = computation(trackedAnswers) ?? null;
    stack.pop();
    if (value !== null && typeof value !== "string")
      throw new TypeError(
        `The computation of ${JSON.stringify(name)} must return a submitted string such as "1234.50", or null; got ${typeof value}.`,
      );
    values.set(name, value);
    return value;
  };
  const valueOf = (name: string): string | undefined => {
    const reader = stack.at(-1);
    if (reader !== undefined) from.get(reader)?.add(name);
    const computation = getOwn(compute, name);
    if (!computation) return getOwn(answers, name);
    return (values.has(name) ? values.get(name) : run(name, computation)) ?? undefined;
  };
  for (const { name } of parameters)
    Object.defineProperty(trackedAnswers, name, { enumerable: true, get: () => valueOf(name) });
  for (const { name } of parameters) valueOf(name);
  return { values, from };
}

/**
 * Replaces the error of a computed answer, because nobody can edit the answer. Reason:
 * `computedInvalid`, with the original reason as `{refused}`.
 */
export function computedIssue(
  issue: Issue | null,
  { compute }: Pick<RuleOptions, "compute">,
): Issue | null {
  if (!issue || !compute || !Object.hasOwn(compute, issue.name)) return issue;
  const { name, type, reason } = issue;
  if (type === "valueMissing" || !blocks(issue)) return issue;
  return issueOf(name, ruleIssue(computedMessages, type, "computedInvalid", { refused: reason }));
}

/** Creates a check that computed answers equal the submitted ones. Reason: `notComputed`. */
export const follows =
  (compute: Computations): Check =>
  (answers, form) =>
    [...runComputations({ answers, form }, compute).values].flatMap(([name, value]) =>
      (getOwn(answers, name) ?? null) === value
        ? []
        : [{ name, ...ruleIssue(computedMessages, "customError", "notComputed") }],
    );
