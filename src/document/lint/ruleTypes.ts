import type { Parameter, ParameterType } from "../../core/definition/form.ts";
import { calledOf, quoted } from "../words.ts";
import type { FormCheck, Seen } from "./finding.ts";
import { parametersIn } from "../read/formInDocument.ts";
import { type RulePart, ruleParts } from "../schema/ruleParts.ts";

type Types = readonly ParameterType[];

const text: Types = ["string"];
const digits: Types = ["string", "number"];
const numeric: Types = ["number", "currency", "percent"];

/** The types of parameters that each rule is for. */
const typesOf: Readonly<Record<RulePart[0]["rule"], Types>> = {
  accountNumber: text,
  ein: text,
  email: text,
  routingNumber: text,
  usPhone: text,
  usState: text,
  zip: text,
  itin: text,
  ssn: text,
  ssnOrItin: text,
  date: text,
  decimal: text,
  minLength: digits,
  maxLength: digits,
  pattern: digits,
  min: numeric,
  max: numeric,
  decimals: ["currency", "percent"],
  mustBeTrue: ["boolean"],
  oneOf: ["boolean", "currency", "number", "percent", "select", "string"],
};

/** A text may be a number by its rule. */
const typesNow = (name: RulePart[0]["rule"], parts: readonly RulePart[]): Types =>
  typesOf[name] === numeric && parts.some(([{ rule }]) => rule === "decimal")
    ? [...numeric, ...text]
    : typesOf[name];

/** Whether a select has the answer that a statement must have. */
const canAgree = (parameter: Parameter): boolean =>
  parameter.type === "select" && parameter.options.some(({ value }) => value === "true");

/** Rules that a parameter's type cannot have. */
export const ruleTypes: FormCheck = (linted) =>
  parametersIn(linted).flatMap(([parameter]): readonly Seen[] => {
    const { name, type } = parameter;
    const parts = ruleParts(linted, parameter);
    return parts.flatMap(([{ rule }, path]): readonly Seen[] => {
      const isRight = typesNow(rule, parts).includes(type);
      if (isRight || (rule === "mustBeTrue" && canAgree(parameter))) return [];
      const what = `${calledOf(parameter)} has the type ${type}, which cannot have the rule ${quoted(rule)}`;
      return [{ rule: "rule-type", path, name, what }];
    });
  });
