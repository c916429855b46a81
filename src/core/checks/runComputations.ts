import type { AnsweredValues, Form } from "../definition/form.ts";
import { blocks, type Issue, issueOf, ruleIssue } from "../values/issue.ts";
import { getOwn, recordOf } from "../record.ts";
import type { Check, Computations, RuleOptions } from "../rules/rule.ts";

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
  /** Values by parameter name; `null` for none yet. */
  readonly values: ReadonlyMap<string, string | null>;
  /** Dependencies of each computed parameter. */
  readonly from: ReadonlyMap<string, ReadonlySet<string>>;
}

/**
 * Computes answers from those of visible parameters. A computation may use the result of another.
 * @throws RangeError for a circular dependency, and TypeError for a result that is neither a
 *   string nor `null` or `undefined`.
 */
export function runComputations(
  { form, answers }: VisibleAnswers,
  compute: Computations,
): Computed {
  const { parameters } = form;
  const values = new Map<string, string | null>();
  const from = new Map<string, Set<string>>();
  const way: string[] = [];
  const seen = recordOf<string>([]);
  const workOut = (name: string, work: Computations[string]): string | null => {
    if (way.includes(name))
      throw new RangeError(
        `Circular computations: ${[...way, name].map((one) => JSON.stringify(one)).join(", ")}. Compute one of them from other answers.`,
      );
    way.push(name);
    from.set(name, new Set());
    const value = work(seen) ?? null;
    way.pop();
    if (value !== null && typeof value !== "string")
      throw new TypeError(
        `The computation of ${JSON.stringify(name)} must return a submitted string such as "1234.50", or null; got ${typeof value}.`,
      );
    values.set(name, value);
    return value;
  };
  const valueOf = (name: string): string | undefined => {
    const reader = way.at(-1);
    if (reader !== undefined) from.get(reader)?.add(name);
    const work = getOwn(compute, name);
    if (!work) return getOwn(answers, name);
    return (values.has(name) ? values.get(name) : workOut(name, work)) ?? undefined;
  };
  for (const { name } of parameters)
    Object.defineProperty(seen, name, { enumerable: true, get: () => valueOf(name) });
  for (const { name } of parameters) valueOf(name);
  return { values, from };
}

/**
 * Replaces the issue of a computed answer, which nobody can edit. Reason: `computedInvalid`, with
 * the original reason as `{refused}`.
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
