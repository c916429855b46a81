import type { StandardSchemaV1 } from "../model/standardSchema.ts";
import type { Rule } from "./rule.ts";

const cache = new WeakMap<StandardSchemaV1, Rule>();

/**
 * Creates a rule from a schema of any library with Standard Schema: https://standardschema.dev. The
 * schema receives the submitted string, and its output is ignored. Reason: `schema`, with the first
 * message of the schema. A `{label}` in the message is replaced. The same schema returns the same
 * rule. Validation throws a TypeError if the schema is asynchronous.
 */
export function schema(standard: StandardSchemaV1): Rule {
  const rule = cache.get(standard) ?? {
    validate: (value: string) => standardIssueOf(standard, value),
  };
  cache.set(standard, rule);
  return rule;
}

function standardIssueOf(standard: StandardSchemaV1, value: string): ReturnType<Rule["validate"]> {
  const result = standard["~standard"].validate(value);
  if ("then" in result) {
    Promise.resolve(result).catch(() => undefined);
    throw new TypeError(
      "The schema is asynchronous, but rules must be synchronous. Move asynchronous checks to onSubmit.",
    );
  }
  if (result.issues === undefined) return null;
  const [first] = result.issues;
  return { type: "customError", reason: "schema", message: first?.message };
}
