import {
  type AnswerTest,
  type Condition,
  isCondition,
  testsIn,
} from "../../core/model/condition.ts";
import { type ConditionedForm, findTested, type ParameterAt } from "../../core/model/findTested.ts";
import type { Parameter } from "../../core/definition/form.ts";
import { readWireDecimal } from "../../core/values/decimal.ts";
import { calledOf, quoted } from "../words.ts";
import type { Seen } from "./finding.ts";

/** A form of a collection and where what is said of it stands. */
export interface PlacedForm extends ConditionedForm {
  readonly path: string;
  readonly conditions?: Readonly<Record<string, Condition>> | undefined;
}

/** A condition of a form, or of the parameter called `name` in it. */
export interface PlacedCondition {
  readonly of: PlacedForm;
  readonly name?: string;
  readonly condition: Condition;
  readonly path: string;
}

/** Every condition of these forms. */
export const conditionsIn = (forms: readonly PlacedForm[]): readonly PlacedCondition[] =>
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

const parameterIn = ({ form }: ConditionedForm, name: string): Parameter | undefined =>
  form?.parameters.find((parameter) => parameter.name === name);

/** What a condition belongs to, as a sentence calls it. */
export function calledIn({ of, name }: PlacedCondition): string {
  if (name === undefined) return `the form ${quoted(of.id)}`;
  const parameter = parameterIn(of, name);
  return parameter ? calledOf(parameter) : quoted(name);
}

/** Where a test looks; `null` while that form is not there. */
export const testedBy = (
  { of, name }: PlacedCondition,
  test: AnswerTest,
  forms: readonly PlacedForm[],
): ParameterAt | null => findTested(forms, of, name, test);

/** The parameter that is at a place; none while its form is not there. */
export const parameterAt = (
  at: ParameterAt | null,
  forms: readonly PlacedForm[],
): Parameter | undefined => {
  const form = at && forms.find(({ id }) => id === at[0]);
  return form ? parameterIn(form, at[1]) : undefined;
};

/** The values that a test speaks of. */
export const valuesOf = (test: AnswerTest): readonly string[] => {
  if ("oneOf" in test) return test.oneOf;
  if ("equals" in test) return [test.equals];
  return "not" in test ? [test.not] : [];
};

/** Whether a parameter can have this answer at all, whatever a rule says. */
export function canAnswer(parameter: Parameter, value: string): boolean {
  if (parameter.type === "string") return true;
  if (parameter.type === "boolean") return value === "true" || value === "false";
  if (parameter.type === "select") return parameter.options.some((one) => one.value === value);
  return readWireDecimal(value) !== null;
}

/** What is wrong with a condition by itself, and with each of its tests. */
export function conditionFaults(
  placed: PlacedCondition,
  forms: readonly PlacedForm[],
): readonly Seen[] {
  const { of, name, condition, path } = placed;
  const here = { path, ...(name !== undefined && { name }) };
  if (!isCondition(condition))
    return [
      {
        rule: "condition-invalid",
        ...here,
        what: `What ${calledIn(placed)} waits for is no condition`,
      },
    ];
  if (name !== undefined && of.form && !parameterIn(of, name)) {
    const what = `There is a condition for ${quoted(name)}, which the form does not have`;
    return [{ rule: "condition-unknown", ...here, what }];
  }
  return testsIn(condition).flatMap((test): readonly Seen[] => {
    try {
      const parameter = parameterAt(testedBy(placed, test, forms), forms);
      if (!parameter) return [];
      const asked = `The condition of ${calledIn(placed)} waits for an answer to ${calledOf(parameter)}`;
      return valuesOf(test)
        .filter((value) => !canAnswer(parameter, value))
        .map((value) => ({
          rule: "condition-option",
          ...here,
          what: `${asked} that cannot be given, ${quoted(value)}`,
        }));
    } catch {
      const what = `The condition of ${calledIn(placed)} asks for the answer to ${quoted(test.name)}, which is not there`;
      return [{ rule: "condition-unknown", ...here, what }];
    }
  });
}
