import { ruleIssue } from "../values/issue.ts";
import type { Rule } from "./rule.ts";
import { withMetadata } from "../metadata.ts";

export const oneOfMessages = { notOneOf: "answer {values}" } as const;

/**
 * Requires one of `values`, compared by code units. Reason: `notOneOf`, with the list as
 * `{values}`. Each call creates a new rule, so call it outside of render.
 */
export function oneOf(values: readonly string[]): Rule {
  const rule: Rule = {
    validate: (value) =>
      values.includes(value)
        ? null
        : ruleIssue(oneOfMessages, "customError", "notOneOf", { values }),
  };
  return withMetadata(rule, { rule: "oneOf", values });
}
