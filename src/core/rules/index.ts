import type { Parameter } from "../definition/form.ts";
import { ownValue } from "../record.ts";
import { metadataOf } from "../metadata.ts";
import { type Dynamic, resolveSetting } from "../model/dynamic.ts";
import type { Rule, RuleOptions } from "./rule.ts";
import { ssn } from "./ssn.ts";

/** The rules that apply by name unless the app says otherwise: to string parameters only. */
export const recommendedRules: Readonly<Record<string, Rule>> = {
  ssn: ssn(),
  social_security_number: ssn(),
};

/** Returns the question that `name` repeats by `sameAs`, such as an account number entered twice. */
const repeatedBy = (name: string, checks: RuleOptions["checks"] = []): unknown =>
  checks.map(metadataOf).find((made) => made?.["check"] === "sameAs" && made["name"] === name)?.[
    "other"
  ];

/**
 * Returns the rule that is given for a parameter: the app's own for its name, else the recommended
 * one, else the rule of the question that it repeats, so that both are read alike.
 */
export function givenRule(
  { name, type }: Pick<Parameter, "name" | "type">,
  { rules, defaultRules = recommendedRules, checks }: Omit<RuleOptions, "when" | "compute">,
): Dynamic<Rule | null> {
  const named = rules && ownValue(rules, name);
  if (named !== undefined) return named;
  if (type !== "string") return null;
  const byName = defaultRules === false ? undefined : ownValue(defaultRules, name);
  if (byName !== undefined) return byName;
  const repeated = repeatedBy(name, checks);
  return typeof repeated === "string"
    ? givenRule({ name: repeated, type }, { rules, defaultRules })
    : null;
}

/**
 * The rule for a parameter, or `null`: the app's own for its name, else the recommended one. Of one
 * that follows from the answers, that of none: `validateForm` and `checkPayload` know them.
 */
export const ruleFor = (parameter: Parameter, options: RuleOptions): Rule | null =>
  resolveSetting(givenRule(parameter, options), {});
