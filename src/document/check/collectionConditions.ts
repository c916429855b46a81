import { inTurn, notCondition, refuseCycles } from "../../core/model/checkConditions.ts";
import { ConditionError } from "../../core/model/ConditionError.ts";
import {
  type AnswerTest,
  type Condition,
  holds,
  isCondition,
  testsIn,
} from "../../core/model/condition.ts";
import { hash } from "../../core/hash.ts";
import { recordOf } from "../../core/record.ts";
import { conditionTable } from "../../core/model/shownWhen.ts";
import {
  type ParameterAt,
  type ConditionedForm,
  findTested,
  parameterKey,
} from "../read/findTested.ts";

/** Looks up the answer to a parameter of a form, or a `TestResult` where it is not known. */
export type AnswerOf = (form: string, name: string) => unknown;

/** Tells whether a form, or one of its parameters, is asked, while no answer changes. */
export type Shows = (answer: AnswerOf) => (form: string, name?: string) => boolean;

/** Results of tests by `testKey`: they tell what is asked, and not the answers. */
export type TestResults = Readonly<Record<string, boolean>>;

export interface CollectionConditions extends Shows {
  /** Returns the results of the tests of other forms that look at this one. */
  results(form: string, answer: AnswerOf): TestResults;
}

/** The key of a test in `TestResults`, which does not show what it compares with. */
export const testKey = (test: AnswerTest): string =>
  hash(JSON.stringify({ ...test, form: undefined }));

interface Node {
  /** What else must be asked for this to be: the form of a parameter. */
  readonly within: string | null;
  readonly condition: Condition | null;
  /** Where each test of the condition looks; `null` while that is not known. */
  readonly tests: ReadonlyMap<AnswerTest, ParameterAt | null>;
}

/**
 * The conditions of all forms of a collection, checked. A test looks at its own form's parameter of
 * that name, else at the only one of this name in the collection.
 * @throws ConditionError for names that are nowhere or in several forms, and for forms and
 * parameters that wait for each other.
 */
export function collectionConditions(forms: readonly ConditionedForm[]): CollectionConditions {
  const nodes = new Map<string, Node>();
  const add = ({ id, options, form }: ConditionedForm): void => {
    const { when, conditions } = options;
    if (when !== undefined && !isCondition(when)) throw notCondition(parameterKey(id));
    nodes.set(
      parameterKey(id),
      nodeOf(null, when, (test) => findTested(forms, parameterKey(id), test, id)),
    );
    if (!form || !conditions) return;
    const names = new Set(form.parameters.map(({ name }) => name));
    for (const [name, condition] of conditionTable(form, conditions)) {
      const at = (test: AnswerTest): ParameterAt | null =>
        test.form === undefined && names.has(test.name)
          ? [id, test.name]
          : findTested(forms, parameterKey(id, name), test, id);
      nodes.set(parameterKey(id, name), nodeOf(parameterKey(id), condition, at));
    }
  };
  for (const one of forms)
    try {
      add(one);
    } catch (error) {
      if (one.isPlaced || !(error instanceof ConditionError)) throw error;
    }
  const waits = waitsIn(nodes);
  refuseCycles(waits);

  const shows: Shows = (answer) => {
    const known = new Map<string, boolean>();
    const isKnown = (key: string): boolean => known.get(key) === true;
    const isAsked = (key: string): boolean => {
      const node = nodes.get(key);
      if (!node) return (waits.get(key) ?? []).every(isKnown);
      const { within, condition, tests } = node;
      if (within !== null && !isKnown(within)) return false;
      return (
        condition === null ||
        holds(condition, (test) => {
          const at = tests.get(test);
          const found = at ? answer(...at) : null;
          // A result stands for what was visible when the form was accepted.
          const isResult = typeof found === "function";
          return isResult || (at && isKnown(parameterKey(...at))) ? found : null;
        })
      );
    };
    return (form, name) => {
      const own = parameterKey(form, name);
      const asked = waits.has(own) ? own : parameterKey(form);
      for (const key of inTurn(asked, waits, known)) known.set(key, isAsked(key));
      return isKnown(asked);
    };
  };
  return Object.assign(shows, {
    results(form: string, answer: AnswerOf) {
      const isShown = shows(answer);
      const resultsIn = ([key, { within, tests }]: [string, Node]) =>
        [...tests].flatMap(([test, at]): [string, boolean][] =>
          at?.[0] === form && (within ?? key) !== parameterKey(form)
            ? [[testKey(test), holds(test, () => (isShown(...at) ? answer(...at) : null))]]
            : [],
        );
      return recordOf([...nodes].flatMap(resultsIn));
    },
  });
}

const nodeOf = (
  within: string | null,
  condition: Condition | undefined,
  at: (test: AnswerTest) => ParameterAt | null,
): Node => ({
  within,
  condition: condition ?? null,
  tests: new Map((condition ? testsIn(condition) : []).map((test) => [test, at(test)])),
});

/** A parameter waits for its form, and each condition for what it tests. */
function waitsIn(nodes: ReadonlyMap<string, Node>): ReadonlyMap<string, readonly string[]> {
  const waits = new Map<string, readonly string[]>();
  for (const [key, { within, tests }] of nodes) {
    const asked = [...tests.values()].flatMap((at) => (at ? [at] : []));
    waits.set(key, [
      ...(within === null ? [] : [within]),
      ...asked.map((at) => parameterKey(...at)),
    ]);
    for (const at of asked)
      if (!nodes.has(parameterKey(...at))) waits.set(parameterKey(...at), [parameterKey(at[0])]);
  }
  return waits;
}
