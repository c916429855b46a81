import type { StandardSchemaV1 } from "../model/standardSchema.ts";
import type { Rule } from "./rule.ts";

const cache = new WeakMap<StandardSchemaV1, Rule>();

/**
 * What a schema of any library that speaks Standard Schema accepts: https://standardschema.dev. It
 * is given the value as it is submitted, a string; what it makes of it is not used. Reason:
 * `schema`; its first message is told, with the label wherever it has `{label}`. The same schema
 * gives the same rule. Validating throws a TypeError when the schema
 * answers later: a rule must answer at once.
 */
export function schema(standard: StandardSchemaV1): Rule {
  const rule = cache.get(standard) ?? { validate: (value: string) => faultOf(standard, value) };
  cache.set(standard, rule);
  return rule;
}

function faultOf(standard: StandardSchemaV1, value: string): ReturnType<Rule["validate"]> {
  const result = standard["~standard"].validate(value);
  if ("then" in result) {
    Promise.resolve(result).catch(() => undefined);
    throw new TypeError(
      "A rule was made of a schema that answers later, and rules must answer at once. Take its asynchronous checks out, and make them when the form is submitted.",
    );
  }
  if (result.issues === undefined) return null;
  const [first] = result.issues;
  return { type: "customError", reason: "schema", message: first?.message };
}
