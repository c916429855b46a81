import type { Parameter } from "../form.ts";
import { ownValue } from "../record.ts";
import { standing } from "../standing.ts";
import type { ByAnswers, Rule, RuleOptions } from "./rule.ts";
import { ssn } from "./ssn.ts";

/** The rules that apply by name unless the app says otherwise: to string parameters only. */
export const recommendedRules: Readonly<Record<string, Rule>> = {
  ssn: ssn(),
  social_security_number: ssn(),
};

/** The rule that is given for a parameter: the app's own for its name, else the recommended one. */
export function givenRule(
  { name, type }: Parameter,
  { rules, defaultRules = recommendedRules }: RuleOptions,
): Rule | null | ByAnswers<Rule | null> {
  const named = rules && ownValue(rules, name);
  if (named !== undefined) return named;
  if (defaultRules === false || type !== "string") return null;
  return ownValue(defaultRules, name) ?? null;
}

/**
 * The rule for a parameter, or `null`: the app's own for its name, else the recommended one. Of one
 * that follows from the answers, that of none: `validateForm` and `checkPayload` know them.
 */
export const ruleFor = (parameter: Parameter, options: RuleOptions): Rule | null =>
  standing(givenRule(parameter, options), {});
