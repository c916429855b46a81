import type { Parameter } from "../definition/form.ts";
import { valueIssue, type ValueIssue, type Issue, issueOf, badInput } from "../values/issue.ts";
import { findValueIssue } from "../values/codecFor.ts";
import { ruleFor } from "../rules/recommendedRules.ts";
import type { Rule, RuleOptions } from "../rules/rule.ts";
import { computedIssue } from "./checks/runComputations.ts";
import { isUnread } from "../values/fieldValue.ts";
import { getOwn } from "../record.ts";
import { withLimits } from "../rules/limits.ts";
import { mustBeTrue } from "../rules/mustBeTrue.ts";
import type { ModelSettings, Resolved } from "./settings.ts";

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

export const isDisabled = (
  name: string,
  { fields = {}, disabled = false }: Pick<ModelSettings, "fields" | "disabled">,
): boolean => getOwn(fields, name)?.disabled ?? disabled;

/** Whether a boolean renders as a statement to agree to. */
export const isAgreement = (
  { type, name }: Parameter,
  { fields = {} }: Pick<ModelSettings, "fields">,
): boolean => type === "boolean" && getOwn(fields, name)?.as === "agreement";

/**
 * Returns the rule in `fields`, the one in `rules`, or else the default, combined with the limits
 * of the field.
 */
export function fieldRule(parameter: Parameter, settings: Resolved<ModelSettings>): Rule | null {
  const field = settings.fields && getOwn(settings.fields, parameter.name);
  if (!field) return ruleFor(parameter, settings);
  const agreed = isAgreement(parameter, settings) && parameter.required ? mustBeTrue() : null;
  const rule = field.rule === undefined ? (ruleFor(parameter, settings) ?? agreed) : field.rule;
  return withLimits(rule, field);
}

/**
 * Validates a field value, which may be text that could not be parsed. A disabled field has no
 * issue. An empty field is valid if the server has a stored value.
 */
export function validateField(
  parameter: Parameter,
  value: unknown,
  settings: Resolved<ModelSettings>,
  rule: Rule | null = fieldRule(parameter, settings),
): Issue | null {
  const { name } = parameter;
  if (isDisabled(name, settings)) return null;
  const { stored, allowNegative } = (settings.fields && getOwn(settings.fields, name)) ?? {};
  if (stored !== undefined && (value === null || value === undefined)) return null;
  if (isUnread(value)) return badInput(name, value);
  if (allowNegative === false && typeof value === "string" && value.startsWith("-"))
    return issueOf(name, negative);
  return computedIssue(validateValue(parameter, value, { rule }), settings);
}

const negative: ValueIssue = { type: "rangeUnderflow", reason: "negative" };
