import { ruleFault } from "../values/issue.ts";
import type { Rule } from "./rule.ts";
import { withMetadata } from "../metadata.ts";

/** The English messages, by reason. */
export const oneOfMessages = { notOneOf: "answer {values}" } as const;

/**
 * One of `values`, compared by code units. Reason: `notOneOf`, with `{values}` for the list.
 * Each call makes a new rule: call it outside of rendering.
 */
export function oneOf(values: readonly string[]): Rule {
  const rule: Rule = {
    validate: (value) =>
      values.includes(value)
        ? null
        : ruleFault(oneOfMessages, "customError", "notOneOf", { values }),
  };
  return withMetadata(rule, { rule: "oneOf", values });
}
