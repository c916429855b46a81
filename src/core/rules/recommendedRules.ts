import type { Parameter } from "../definition/form.ts";
import { getOwn } from "../record.ts";
import { metadataOf } from "../metadata.ts";
import { type Dynamic, resolveSetting } from "../model/dynamic.ts";
import type { Rule, RuleOptions } from "./rule.ts";
import { ssn } from "./ssn.ts";

/** Default rules of string parameters, by name. */
export const recommendedRules: Readonly<Record<string, Rule>> = {
  ssn: ssn(),
  social_security_number: ssn(),
};

/**
 * Returns the name of the question that `name` repeats by `sameAs`, such as an account number
 * that is entered twice. No other check has the argument `other`.
 */
const repeatedBy = (name: string, checks: RuleOptions["checks"] = []): unknown =>
  checks.map(metadataOf).find((made) => made?.args["name"] === name && "other" in made.args)?.args[
    "other"
  ];

/**
 * Returns the unresolved rule of a parameter: the one of the app, the default by name, or the rule
 * of the question that it repeats, so that both are parsed alike.
 */
export function ruleSetting(
  { name, type }: Pick<Parameter, "name" | "type">,
  { rules, defaultRules = recommendedRules, checks }: Omit<RuleOptions, "when" | "compute">,
): Dynamic<Rule | null> {
  const named = rules && getOwn(rules, name);
  if (named !== undefined) return named;
  if (type !== "string") return null;
  const byName = defaultRules === false ? undefined : getOwn(defaultRules, name);
  if (byName !== undefined) return byName;
  const repeated = repeatedBy(name, checks);
  return typeof repeated === "string"
    ? ruleSetting({ name: repeated, type }, { rules, defaultRules })
    : null;
}

/**
 * Returns the rule of a parameter, or `null`: the one of the app, the default by name, or the rule
 * of the question that it repeats. Resolves a rule that depends on answers without any.
 * `validateForm` and `checkPayload` pass the answers.
 */
export const ruleFor = (parameter: Parameter, options: RuleOptions): Rule | null =>
  resolveSetting(ruleSetting(parameter, options), {});
