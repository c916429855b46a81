import {
  ConditionError,
  checkCondition,
  type ConditionedForm,
  conditionsOf,
  resolveReference,
  parameterKey,
} from "./conditionReferences.ts";
import {
  type AnswerTest,
  type Condition,
  evaluateCondition,
  testsIn,
  type TestResult,
} from "./evaluateCondition.ts";

/** A form or a parameter that has a condition or is tested by one. */
export interface ConditionNode<Name = string | undefined> {
  readonly form: string;
  readonly name: Name;
  /** For a parameter, its form. A hidden form hides its parameters. */
  readonly within: ConditionNode | null;
  readonly condition: Condition | null;
  /** The tested parameter of each test; `null` while it is unknown. */
  readonly tests: ReadonlyMap<AnswerTest, ConditionNode<string> | null>;
  /** Dependencies, which must be evaluated first. */
  readonly waitsFor: readonly ConditionNode[];
}

/** Returns the answer to a parameter. */
export type AnswerOf = (form: string, name: string) => unknown;

/** Returns whether a form or its parameter is visible, cached for one set of answers. */
type ShownIn = (form: string) => (name?: string) => boolean;

/** Conditions of the forms of a collection. A single form counts as a collection of one form. */
export interface VisibilityGraph {
  readonly nodes: readonly ConditionNode[];
  /**
   * Creates a cached visibility lookup. `resultOf` decides tests that reference a form with unknown
   * answers.
   */
  visibility(
    answer: AnswerOf,
    resultOf?: (form: string, name: string) => TestResult | undefined,
  ): ShownIn;
}

type OnError = (error: unknown, of: ConditionedForm, name: string | undefined) => void;

const throwInSteps: OnError = (error, { isStep }) => {
  if (isStep !== false || !(error instanceof ConditionError)) throw error;
};

/**
 * Creates the nodes of conditions. Does not detect circular dependencies.
 *
 * @param onError Called for an unknown or ambiguous name, or a value that is not a condition.
 */
export function conditionNodes(
  forms: readonly ConditionedForm[],
  called = parameterKey,
  onError = throwInSteps,
) {
  const nodes: ConditionNode[] = [];
  const byForm = new Map(forms.map((one) => [one.id, formNodes(one)]));
  /** Adds a condition to a node, which other nodes may reference already. */
  const add = (found: FormNodes, name: string | undefined, condition: unknown): void => {
    checkCondition(found.of, name, condition);
    const tests = new Map(
      testsIn(condition).map((test) => {
        const at = resolveReference(forms, found.of, name, test, called);
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
        onError(error, of, name);
      }
  }
  return { nodes, byForm };
}

/**
 * Creates the graph of conditions.
 *
 * @param called Formats a form or a parameter for an error message.
 * @throws ConditionError for an unknown or ambiguous name, a circular dependency, or a value that
 *   is not a condition.
 */
export function createVisibilityGraph(
  forms: readonly ConditionedForm[],
  called = parameterKey,
): VisibilityGraph {
  const { nodes, byForm } = conditionNodes(forms, called);
  const done = new Set<ConditionNode>();
  for (const first of nodes)
    for (const node of dependenciesFirst(first, done, called)) done.add(node);

  return {
    nodes,
    visibility(answer, resultOf) {
      const known = new Map<ConditionNode, boolean>();
      const isKnown = (node: ConditionNode | null): boolean => !node || known.get(node) === true;
      const isShown = ({ within, condition, tests }: ConditionNode): boolean =>
        isKnown(within) &&
        (!condition ||
          evaluateCondition(condition, (test) => {
            const at = tests.get(test);
            if (!at) return null;
            // A stored result includes the visibility at the time the form was accepted.
            return resultOf?.(at.form, at.name) ?? (isKnown(at) ? answer(at.form, at.name) : null);
          }));
      return (form) => {
        const found = byForm.get(form);
        return (name) => {
          if (!found) return false;
          const node = (name !== undefined && found.parameters.get(name)) || found.own;
          const before = known.get(node);
          if (before !== undefined) return before;
          for (const one of dependenciesFirst(node, known, called)) known.set(one, isShown(one));
          return isKnown(node);
        };
      };
    },
  };
}

interface FormNodes {
  readonly of: ConditionedForm;
  readonly own: ConditionNode;
  readonly parameters: Map<string, ConditionNode<string>>;
}

/** Creates a node as a literal, which V8 accesses about twice as fast as after a spread. */
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
 * Yields the dependencies of `first` in topological order, then `first`, and skips `done`.
 * Iterative, because a chain may have thousands of links.
 * @throws ConditionError for a circular dependency, whose nodes could never become visible.
 */
function* dependenciesFirst(
  first: ConditionNode,
  done: Pick<ReadonlySet<ConditionNode>, "has">,
  called: typeof parameterKey,
): Generator<ConditionNode> {
  const path = new Set<ConditionNode>();
  const open = [first];
  for (let node: ConditionNode | undefined = first; node; node = open.at(-1)) {
    if (path.delete(node)) yield node;
    if (done.has(node)) {
      open.pop();
      continue;
    }
    path.add(node);
    for (const next of node.waitsFor) {
      if (path.has(next)) {
        const cycle = [...path, next].slice([...path].indexOf(next));
        throw circular(cycle.map(({ form, name }) => called(form, name)));
      }
      if (!done.has(next)) open.push(next);
    }
  }
}

const circular = (names: readonly string[]): ConditionError =>
  new ConditionError(
    `Circular conditions: ${names.join(", ")}. None of these can become visible. Remove one of the conditions.`,
  );
