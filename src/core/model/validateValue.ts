import type { Parameter } from "../definition/form.ts";
import { fault, type Fault, type Issue, issueOf } from "../values/issue.ts";
import { faultOf } from "../values/index.ts";
import { ruleFor } from "../rules/index.ts";
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
  const found = findFault(parameter, value, options);
  return found && issueOf(parameter.name, found);
}

function findFault(
  parameter: Parameter,
  value: unknown,
  options: ValidateValueOptions,
): Fault | null {
  if (value === null || value === undefined) {
    if (!parameter.required) return null;
    const { rule = ruleFor(parameter, options) } = options;
    return rule?.missing ?? fault("valueMissing", "missing");
  }
  if (typeof value !== "string") return fault("typeMismatch", "notText");
  const { rule = ruleFor(parameter, options) } = options;
  return faultOf(value, parameter, rule);
}
