import { whenAmong } from "./visibility.ts";
import { inTurn, notCondition, refuseCycles, unknownFor, unknownIn } from "./checkConditions.ts";
import { type AnswerTest, type Condition, holds, isCondition, testsIn } from "./condition.ts";
import type { Form, Parameter, Values } from "../definition/form.ts";
import type { When } from "../rules/rule.ts";
import type { ConditionsOn } from "../values/typedAnswers.ts";

/**
 * Conditions by parameter name, or a function that gives those that a parameter has, such as from
 * its `depends_on`.
 */
export type Conditions =
  | Readonly<Record<string, Condition>>
  | ((parameter: Parameter) => Condition | null | undefined);

/**
 * The `when` of a form and of `validateForm`, `toPayload`, `formSchema` and `payloadSchema`: each
 * parameter that has a condition is asked while it holds. Make it once, not at each render.
 * @throws ConditionError for a name that the form lacks, parameters that wait for each other, and
 * what is no condition.
 */
export function shownWhen<A extends Values = Values>(
  form: Form,
  conditions: string extends keyof A ? Conditions : ConditionsOn<A>,
): When;
export function shownWhen(form: Form, conditions: Conditions): When {
  const names = new Set(form.parameters.map(({ name }) => name));
  const table = conditionTable(form, conditions);
  for (const [name, condition] of table) {
    const unknown = testsIn(condition).find((test) => !isOf(form, test) || !names.has(test.name));
    if (unknown) throw unknownIn(quoted(name), quoted(unknown.name));
  }
  const waits = new Map(
    [...table].map(([name, condition]) => [name, testsIn(condition).map((test) => test.name)]),
  );
  refuseCycles(waits, quoted);

  return whenAmong((answer) => {
    const known = new Map<string, boolean>();
    const shows = (name: string): boolean => {
      const condition = table.get(name);
      return (
        !condition || holds(condition, (test) => (known.get(test.name) ? answer(test.name) : null))
      );
    };
    return (asked) => {
      for (const name of inTurn(asked, waits, known)) known.set(name, shows(name));
      return known.get(asked) === true;
    };
  });
}

/** The conditions of a form's parameters, checked one by one. */
export function conditionTable(form: Form, conditions: Conditions): ReadonlyMap<string, Condition> {
  const given: readonly (readonly [string, unknown])[] =
    typeof conditions === "function"
      ? form.parameters.map((parameter) => [parameter.name, conditions(parameter)])
      : Object.entries(conditions);
  const names = new Set(form.parameters.map(({ name }) => name));
  const table = new Map<string, Condition>();
  for (const [name, condition] of given) {
    if (condition === undefined || condition === null) continue;
    if (!names.has(name)) throw unknownFor(quoted(name));
    if (!isCondition(condition)) throw notCondition(quoted(name));
    table.set(name, condition);
  }
  return table;
}

const isOf = ({ id }: Form, { form }: AnswerTest): boolean => form === undefined || form === id;

const quoted = (name: string): string => JSON.stringify(name);
