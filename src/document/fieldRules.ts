import type { Form, Parameter } from "../core/form.ts";
import { ownValue } from "../core/record.ts";
import { all } from "../core/rules/all.ts";
import { ruleFor } from "../core/rules/index.ts";
import { withLimits } from "../core/rules/limits.ts";
import { mustBeTrue } from "../core/rules/mustBeTrue.ts";
import type { Rule, RuleOptions } from "../core/rules/rule.ts";
import type { CollectionProps } from "./collectionProps.ts";

type Fields = Exclude<CollectionProps["forms"][number]["fields"], undefined>;

const notNegative: Rule = {
  validate: (value) =>
    value.startsWith("-") ? { type: "rangeUnderflow", reason: "negative" } : null,
};

/** The rule that a field has in the browser, its limits included. */
function fieldRule(parameter: Parameter, fields: Fields, options: RuleOptions): Rule | null {
  const own = ownValue(fields, parameter.name);
  if (!own) return ruleFor(parameter, options);
  const { type, required } = parameter;
  const agreed = type === "boolean" && own.as === "agreement" && required ? mustBeTrue() : null;
  const rule = withLimits(
    own.rule === undefined ? (ruleFor(parameter, options) ?? agreed) : own.rule,
    own,
  );
  if (own.allowNegative !== false) return rule;
  return rule ? all(notNegative, rule) : notNegative;
}

/** The rules of a form by parameter name, with those that its fields have. */
export const rulesWith = (
  { parameters }: Form,
  fields: Fields,
  options: RuleOptions,
): Readonly<Record<string, Rule | null>> =>
  Object.fromEntries(parameters.map((one) => [one.name, fieldRule(one, fields, options)]));
