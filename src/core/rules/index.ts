import type { Parameter } from "../form.ts";
import { ownValue } from "../record.ts";
import type { Rule, RuleOptions, Rules } from "./rule.ts";
import { ssn } from "./ssn.ts";

/** The rules that apply by name unless the app says otherwise: to string parameters only. */
export const recommendedRules: Rules = {
  ssn: ssn(),
  social_security_number: ssn(),
};

/** The rule for a parameter, or `null`: the app's own for its name, else the recommended one. */
export function ruleFor(
  { name, type }: Parameter,
  { rules, defaultRules = recommendedRules }: RuleOptions,
): Rule | null {
  const named = rules && ownValue(rules, name);
  if (named !== undefined) return named;
  if (defaultRules === false || type !== "string") return null;
  return ownValue(defaultRules, name) ?? null;
}
