import { ruleIssue } from "../values/issue.ts";
import { define } from "./define.ts";
import type { Rule } from "./rule.ts";
import { withMetadata } from "../metadata.ts";
import type { StandardSchemaV1 } from "../model/standardSchema.ts";

/**
 * Requires a match of `regex`. Each call creates a new rule, so call it outside of render.
 * @param regex Anchor it with `^` and `$` to match the whole text. Avoid backtracking, because it
 *   runs at every keystroke.
 * @param message Instruction, such as "Enter the code on your card".
 * @param reason Key of the message in translations.
 */
export function pattern(regex: RegExp, message: string, reason = "pattern"): Rule {
  const stateless = new RegExp(regex, regex.flags.replace(/[gy]/g, ""));
  const rule: Rule = {
    validate: (value) =>
      stateless.test(value) ? null : { type: "patternMismatch", reason, message },
  };
  // A document stores only the source, and always uses the flag `u`.
  return stateless.flags.replace("u", "") === ""
    ? withMetadata(rule, pattern, { pattern: stateless.source, message, reason })
    : rule;
}

export const patternDefinition = /* @__PURE__ */ define({
  name: "pattern",
  args: { pattern: "text", message: "localizedText", reason: { optional: "filledText" } },
  factory: pattern,
  make: (args) => pattern(new RegExp(args.pattern, "u"), args.message, args.reason),
  messages: {},
});

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
  return withMetadata(rule, oneOf, { values });
}

export const oneOfDefinition = /* @__PURE__ */ define({
  name: "oneOf",
  args: { values: "texts" },
  factory: oneOf,
  make: ({ values }) => oneOf(values),
  messages: oneOfMessages,
});

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
