import type { Parameter, ParameterType } from "../../core/definition/form.ts";
import { calledOf, quoted } from "../wording.ts";
import type { FormCheck, FindingBase } from "./finding.ts";
import { parametersIn } from "../read/formInDocument.ts";
import { type RulePart, ruleParts } from "../schema/ruleParts.ts";
import { numeric, semanticsOf } from "../schema/ruleSemantics.ts";

/** Returns the types that a rule applies to. The rule `decimal` makes a text numeric. */
const typesOf = (
  name: RulePart[0]["rule"],
  parts: readonly RulePart[],
): readonly ParameterType[] => {
  const { types } = semanticsOf(name);
  const isNumber = types === numeric && parts.some(([{ rule }]) => rule === "decimal");
  return isNumber ? [...types, "string"] : types;
};

/** Whether a select has the option that `mustBeTrue` requires. */
const canAgree = (parameter: Parameter): boolean =>
  parameter.type === "select" && parameter.options.some(({ value }) => value === "true");

/** Reports rules that do not apply to the type of their parameter. */
export const ruleTypes: FormCheck = (linted) =>
  parametersIn(linted).flatMap(([parameter]): readonly FindingBase[] => {
    const { name, type } = parameter;
    const parts = ruleParts(linted, parameter);
    return parts.flatMap(([{ rule }, path]): readonly FindingBase[] => {
      const isRight = typesOf(rule, parts).includes(type);
      if (isRight || (rule === "mustBeTrue" && canAgree(parameter))) return [];
      const what = `${calledOf(parameter)} has the type ${type}, which cannot have the rule ${quoted(rule)}`;
      return [{ rule: "rule-type", path, name, what }];
    });
  });
