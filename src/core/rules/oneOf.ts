import type { Rule } from "./rule.ts";
import { saying } from "../said.ts";

/**
 * One of `values`, compared by code units. Reason: `notOneOf`, with `{values}` for the list.
 * Each call makes a new rule: call it outside of rendering.
 */
export function oneOf(values: readonly string[]): Rule {
  const rule: Rule = {
    validate: (value) =>
      values.includes(value)
        ? null
        : {
            type: "customError",
            reason: "notOneOf",
            message: "answer {values}",
            params: { values },
          },
  };
  return saying(rule, { rule: "oneOf", values });
}
