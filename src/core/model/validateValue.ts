import type { Parameter } from "../definition/form.ts";
import { valueIssue, type ValueIssue, type Issue, issueOf } from "../values/issue.ts";
import { findValueIssue } from "../values/codecFor.ts";
import { ruleFor } from "../rules/recommendedRules.ts";
import type { Rule, RuleOptions } from "../rules/rule.ts";

/** Options of `validateValue`. Without `rule`, the rule is looked up in `rules` by name. */
export interface ValidateValueOptions extends RuleOptions {
  readonly rule?: Rule | null | undefined;
}

/**
 * Validates one value for submission. Returns its issue, or `null`. A warning does not block.
 * `null` and `undefined` mean unanswered; `""` is a value.
 */
export function validateValue(
  parameter: Parameter,
  value: unknown,
  options: ValidateValueOptions = {},
): Issue | null {
  const found = findRuleIssue(parameter, value, options);
  return found && issueOf(parameter.name, found);
}

function findRuleIssue(
  parameter: Parameter,
  value: unknown,
  options: ValidateValueOptions,
): ValueIssue | null {
  if (value === null || value === undefined) {
    if (!parameter.required) return null;
    const { rule = ruleFor(parameter, options) } = options;
    return rule?.missing ?? valueIssue("valueMissing", "missing");
  }
  if (typeof value !== "string") return valueIssue("typeMismatch", "notText");
  const { rule = ruleFor(parameter, options) } = options;
  return findValueIssue(value, parameter, rule);
}
