import { computedIssue } from "./checks/runComputations.ts";
import { isUnread } from "../values/fieldValue.ts";
import type { Parameter } from "../definition/form.ts";
import { badInput, type ValueIssue, type Issue, issueOf } from "../values/issue.ts";
import { getOwn } from "../record.ts";
import { ruleFor } from "../rules/recommendedRules.ts";
import { withLimits } from "../rules/limits.ts";
import { mustBeTrue } from "../rules/mustBeTrue.ts";
import type { Rule } from "../rules/rule.ts";
import { validateValue } from "./validateValue.ts";
import type { ModelSettings, Resolved } from "./settings.ts";

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
