import { standing } from "../byAnswers.ts";
import type { Parameter } from "../form.ts";
import { ownValue } from "../record.ts";
import type { Rule, RuleOptions } from "./rule.ts";
import { ssn } from "./ssn.ts";

/** The rules that apply by name unless the app says otherwise: to string parameters only. */
export const recommendedRules: Readonly<Record<string, Rule>> = {
  ssn: ssn(),
  social_security_number: ssn(),
};

/**
 * The rule for a parameter, or `null`: the app's own for its name, else the recommended one. Of one
 * that follows from the answers, that of none: `validateForm` and `checkPayload` know them.
 */
export function ruleFor(
  { name, type }: Parameter,
  { rules, defaultRules = recommendedRules }: RuleOptions,
): Rule | null {
  const named = rules && ownValue(rules, name);
  if (named !== undefined) return standing(named, {});
  if (defaultRules === false || type !== "string") return null;
  return standing(ownValue(defaultRules, name) ?? null, {});
}
