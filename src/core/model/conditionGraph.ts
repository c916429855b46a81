import { ConditionError } from "./ConditionError.ts";
import { type AnswerTest, type Condition, holds, testsIn, type TestResult } from "./condition.ts";
import {
  checkCondition,
  type ConditionedForm,
  conditionsOf,
  findTested,
  parameterKey,
} from "./findTested.ts";

/** A form or a parameter that has a condition, or that a condition looks at. */
export interface ConditionNode<Name = string | undefined> {
  readonly form: string;
  readonly name: Name;
  /** The form of a parameter: while it is hidden, so is the parameter. */
  readonly within: ConditionNode | null;
  readonly condition: Condition | null;
  /** The parameter that each test of the condition looks at; `null` while it is not known. */
  readonly tests: ReadonlyMap<AnswerTest, ConditionNode<string> | null>;
  /** The nodes that must be known before this one. */
  readonly waitsFor: readonly ConditionNode[];
}

/** Looks up the answer to a parameter of a form. */
export type AnswerOf = (form: string, name: string) => unknown;

/** Returns whether a form, or one of its parameters, is visible while no answer changes. */
type ShownIn = (form: string) => (name?: string) => boolean;

/** The conditions of the forms of a collection; one form is a collection of one. */
export interface ConditionGraph {
  /** The forms and parameters that have conditions. */
  readonly nodes: readonly ConditionNode[];
  /** `resultOf` decides tests of forms whose answers are not known, in place of their answers. */
  visibility(
    answer: AnswerOf,
    resultOf?: (form: string, name: string) => TestResult | undefined,
  ): ShownIn;
}

/** Takes the ConditionError for the condition of a form, or of the parameter called `name` in it. */
type Refuse = (error: unknown, of: ConditionedForm, name: string | undefined) => void;

const throwIt: Refuse = (error, { isStep }) => {
  if (isStep !== false || !(error instanceof ConditionError)) throw error;
};

/**
 * Creates the nodes of the conditions of these forms, some of which may wait for each other.
 *
 * @param refuse Called for names that are nowhere or in several forms, and for what is no condition.
 */
export function conditionNodes(
  forms: readonly ConditionedForm[],
  called = parameterKey,
  refuse = throwIt,
) {
  const nodes: ConditionNode[] = [];
  const byForm = new Map(forms.map((one) => [one.id, formNodes(one)]));
  /** Adds a condition to a node that others may look at already. */
  const add = (found: FormNodes, name: string | undefined, condition: unknown): void => {
    checkCondition(found.of, name, condition);
    const tests = new Map(
      testsIn(condition).map((test) => {
        const at = findTested(forms, found.of, name, test, called);
        const tested = at && byForm.get(at[0]);
        return [test, tested && at ? parameterNode(tested, at[1]) : null];
      }),
    );
    const node = name === undefined ? found.own : parameterNode(found, name);
    const waitsFor = [...node.waitsFor, ...tests.values()].filter((one) => one !== null);
    nodes.push(Object.assign(node, { condition, tests, waitsFor }));
  };
  for (const found of byForm.values()) {
    const { of } = found;
    const own = of.when === undefined ? [] : [[undefined, of.when] as const];
    for (const [name, condition] of [...own, ...conditionsOf(of)])
      try {
        add(found, name, condition);
      } catch (error) {
        refuse(error, of, name);
      }
  }
  return { nodes, byForm };
}

/**
 * Creates the graph of the conditions of these forms.
 *
 * @param called Returns the name of a form or a parameter in a message.
 * @throws ConditionError for names that are nowhere or in several forms, for forms and parameters
 * that wait for each other, and for what is no condition.
 */
export function conditionGraph(
  forms: readonly ConditionedForm[],
  called = parameterKey,
): ConditionGraph {
  const { nodes, byForm } = conditionNodes(forms, called);
  const done = new Set<ConditionNode>();
  for (const first of nodes) for (const node of inTurn(first, done, called)) done.add(node);

  return {
    nodes,
    visibility(answer, resultOf) {
      const known = new Map<ConditionNode, boolean>();
      const isKnown = (node: ConditionNode | null): boolean => !node || known.get(node) === true;
      const isShown = ({ within, condition, tests }: ConditionNode): boolean =>
        isKnown(within) &&
        (!condition ||
          holds(condition, (test) => {
            const at = tests.get(test);
            if (!at) return null;
            // A result stands for what was visible when the form was accepted.
            return resultOf?.(at.form, at.name) ?? (isKnown(at) ? answer(at.form, at.name) : null);
          }));
      return (form) => {
        const found = byForm.get(form);
        return (name) => {
          if (!found) return false;
          const node = (name !== undefined && found.parameters.get(name)) || found.own;
          const before = known.get(node);
          if (before !== undefined) return before;
          for (const one of inTurn(node, known, called)) known.set(one, isShown(one));
          return isKnown(node);
        };
      };
    },
  };
}

interface FormNodes {
  readonly of: ConditionedForm;
  readonly own: ConditionNode;
  /** The parameters that have a node, by name. */
  readonly parameters: Map<string, ConditionNode<string>>;
}

/** A literal, not a spread: V8 looks its properties up about twice as fast. */
const nodeOf = <Name>(
  form: string,
  name: Name,
  within: ConditionNode | null,
): ConditionNode<Name> => ({
  form,
  name,
  within,
  condition: null,
  tests: new Map(),
  waitsFor: within ? [within] : [],
});

const formNodes = (of: ConditionedForm): FormNodes => ({
  of,
  own: nodeOf(of.id, undefined, null),
  parameters: new Map(),
});

function parameterNode({ of, own, parameters }: FormNodes, name: string): ConditionNode<string> {
  const node = parameters.get(name) ?? nodeOf(of.id, name, own);
  parameters.set(name, node);
  return node;
}

/**
 * All that `first` waits for, each behind what it waits for itself, and then `first`; none that is
 * `done`. No call within a call: a chain may have thousands of links.
 * @throws ConditionError when some wait for each other, so that none could ever be asked.
 */
function* inTurn(
  first: ConditionNode,
  done: Pick<ReadonlySet<ConditionNode>, "has">,
  called: typeof parameterKey,
): Generator<ConditionNode> {
  const way = new Set<ConditionNode>();
  const open = [first];
  for (let node: ConditionNode | undefined = first; node; node = open.at(-1)) {
    if (way.delete(node)) yield node;
    if (done.has(node)) {
      open.pop();
      continue;
    }
    way.add(node);
    for (const next of node.waitsFor) {
      if (way.has(next)) {
        const circle = [...way, next].slice([...way].indexOf(next));
        throw circular(circle.map(({ form, name }) => called(form, name)));
      }
      if (!done.has(next)) open.push(next);
    }
  }
}

const circular = (names: readonly string[]): ConditionError =>
  new ConditionError(
    `These wait for each other's answers, so none of them could ever be asked: ${names.join(", ")}. Take the condition of one of them away.`,
  );
