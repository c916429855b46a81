import {
  type AnswerTest,
  type Condition,
  isCondition,
  testsIn,
} from "../../core/model/evaluateCondition.ts";
import { type ConditionedForm, resolveReference } from "../../core/model/conditionReferences.ts";
import type { Parameter } from "../../core/definition/form.ts";
import { readWireDecimal } from "../../core/values/wireDecimal.ts";
import { calledOf, quoted } from "../wording.ts";
import type { FindingBase } from "./finding.ts";

/** A form with the path of its settings. */
export interface FormWithPath extends ConditionedForm {
  readonly path: string;
  readonly conditions?: Readonly<Record<string, Condition>> | undefined;
}

/** A condition of the form `of`, or of its parameter `name`. */
export interface ConditionWithPath {
  readonly of: FormWithPath;
  readonly name?: string;
  readonly condition: Condition;
  readonly path: string;
}

export const conditionsIn = (forms: readonly FormWithPath[]): readonly ConditionWithPath[] =>
  forms.flatMap((of) => {
    const { path, when, conditions = {} } = of;
    return [
      ...(when === undefined ? [] : [{ of, condition: when, path: `${path}.when` }]),
      ...Object.entries(conditions).map(([name, condition]) => ({
        of,
        name,
        condition,
        path: `${path}.conditions.${name}`,
      })),
    ];
  });

/** Returns a parameter by the id of its form and its name; `undefined` without a definition. */
export const parameterAt = (
  forms: readonly ConditionedForm[],
  id: string,
  name: string | undefined,
): Parameter | undefined =>
  forms.find((one) => one.id === id)?.form?.parameters.find((one) => one.name === name);

/** Returns the name of a form or parameter for a sentence. */
export function calledIn({ of, name }: ConditionWithPath): string {
  if (name === undefined) return `the form ${quoted(of.id)}`;
  const parameter = parameterAt([of], of.id, name);
  return parameter ? calledOf(parameter) : quoted(name);
}

export const valuesOf = (test: AnswerTest): readonly string[] => {
  if ("oneOf" in test) return test.oneOf;
  if ("equals" in test) return [test.equals];
  return "not" in test ? [test.not] : [];
};

/** Whether the type of a parameter allows this answer. Ignores rules. */
export function canAnswer(parameter: Parameter, value: string): boolean {
  if (parameter.type === "string") return true;
  if (parameter.type === "boolean") return value === "true" || value === "false";
  if (parameter.type === "select") return parameter.options.some((one) => one.value === value);
  return readWireDecimal(value) !== null;
}

export const conditionFinding = (
  { path, name }: ConditionWithPath,
  rule: FindingBase["rule"],
  what: string,
): FindingBase => ({ rule, path, ...(name !== undefined && { name }), what });

export function invalidConditions(
  placed: ConditionWithPath,
  forms: readonly FormWithPath[],
): readonly FindingBase[] {
  const { of, name, condition } = placed;
  const called = calledIn(placed);
  if (!isCondition(condition))
    return [conditionFinding(placed, "condition-invalid", `The condition of ${called} is invalid`)];
  if (name !== undefined && of.form && !parameterAt([of], of.id, name)) {
    const what = `There is a condition for ${quoted(name)}, which does not exist in the form`;
    return [conditionFinding(placed, "condition-unknown", what)];
  }
  return testsIn(condition).flatMap((test): readonly FindingBase[] => {
    try {
      const at = resolveReference(forms, of, name, test);
      const parameter = at && parameterAt(forms, ...at);
      if (!parameter) return [];
      const comparison = `The condition of ${called} compares ${calledOf(parameter)} with`;
      return valuesOf(test)
        .filter((value) => !canAnswer(parameter, value))
        .map((value) => `${comparison} ${quoted(value)}, which is not a possible answer`)
        .map((what) => conditionFinding(placed, "condition-option", what));
    } catch {
      const what = `The condition of ${called} refers to ${quoted(test.name)}, which does not exist`;
      return [conditionFinding(placed, "condition-unknown", what)];
    }
  });
}
