import { type ConditionNode, conditionNodes } from "../../core/model/visibilityGraph.ts";
import { type CollectionModel, createCollectionModel } from "../../core/model/collectionModel.ts";
import { evaluateCollection } from "../../core/model/evaluateCollection.ts";
import type { Parameter, UnknownValues } from "../../core/definition/form.ts";
import { getOwn, recordOf } from "../../core/record.ts";
import {
  calledIn,
  canAnswer,
  invalidConditions,
  conditionsIn,
  parameterAt,
  type ConditionWithPath,
  type FormWithPath,
  conditionFinding,
  valuesOf,
} from "./invalidConditions.ts";
import type { FindingBase } from "./finding.ts";

/** Returns the findings of the conditions of all forms of a collection. */
export function conditionFindings(forms: readonly FormWithPath[]): readonly FindingBase[] {
  const all = conditionsIn(forms);
  const invalid = all.flatMap((placed) => invalidConditions(placed, forms));
  // Conditions that are invalid or have unknown names prevent the evaluation of all conditions.
  const isBroken = invalid.some(({ rule }) => rule !== "condition-option");
  if (isBroken) return invalid;
  const reported = new Set(invalid.map(({ path }) => path));
  const { nodes } = conditionNodes(forms);
  const nodeOf = ({ of, name }: ConditionWithPath): ConditionNode | undefined =>
    nodes.find((node) => node.form === of.id && node.name === name);
  const isCircular = (node: ConditionNode | undefined): boolean =>
    !!node && waitedFor(node).has(node);
  const circular = all.find((placed) => isCircular(nodeOf(placed)));
  if (circular) {
    const what = `The condition of ${calledIn(circular)} is circular`;
    return [...invalid, conditionFinding(circular, "condition-circular", what)];
  }
  const model = createCollectionModel(forms.map((one) => ({ ...one, settings: {} })));
  const rest = all.filter(({ path }) => !reported.has(path));
  return [
    ...invalid,
    ...rest.flatMap((placed) => constantFindings(placed, nodeOf(placed), nodes, forms, model)),
  ];
}

/** Returns all nodes that a condition depends on, directly or indirectly. */
function waitedFor(first: ConditionNode): ReadonlySet<ConditionNode> {
  const found = new Set(first.waitsFor);
  // A loop over a `Set` also visits values that are added during the loop.
  for (const node of found) for (const next of node.waitsFor) found.add(next);
  return found;
}

const isQuestion = (node: ConditionNode): node is ConditionNode<string> => node.name !== undefined;

/**
 * Evaluates a condition with all possible answers, and reports a condition that never or always
 * holds.
 */
function constantFindings(
  placed: ConditionWithPath,
  node: ConditionNode | undefined,
  nodes: readonly ConditionNode[],
  forms: readonly FormWithPath[],
  model: CollectionModel,
): readonly FindingBase[] {
  const { of, name } = placed;
  if (!node || !of.form) return [];
  const decisive = [...waitedFor(node)];
  // A tested parameter may be in a form without a definition.
  if ([node, ...decisive].some(({ tests }) => [...tests.values()].includes(null))) return [];
  const answers = possibleAnswers(decisive.filter(isQuestion), nodes, forms);
  if (!answers) return [];
  const { never, always } = evaluateAll(placed, answers, model);
  const called = calledIn(placed);
  if (never && parameterAt(forms, of.id, name)?.required)
    return [conditionFinding(placed, "required-hidden", `${called} is required and never visible`)];
  if (never)
    return [conditionFinding(placed, "condition-never", `The condition of ${called} never holds`)];
  return always
    ? [conditionFinding(placed, "condition-always", `The condition of ${called} always holds`)]
    : [];
}

function evaluateAll(
  { of, name }: ConditionWithPath,
  sets: PossibleAnswers,
  model: CollectionModel,
) {
  let [never, always] = [true, true];
  for (const answers of sets) {
    const { isVisible, visibleWith } = evaluateCollection(model, answers);
    const isShown = isVisible(of.id);
    // The condition of a question matters only while its form is visible.
    if (name !== undefined && !isShown) continue;
    const own = getOwn(answers, of.id) ?? {};
    if (name === undefined ? isShown : visibleWith(of.id, (one) => getOwn(own, one))(name))
      never = false;
    else always = false;
  }
  // A form that is never visible has its own finding.
  return never && always ? { never: false, always: false } : { never, always };
}

/** Sets of answers by form id, generated one at a time. */
type PossibleAnswers = Iterable<Readonly<Record<string, UnknownValues>>>;

/** Maximum number of sets of answers to evaluate. */
const most = 20_000;

/** A text that no condition contains. */
const otherText = "\uE000";

/** Returns the answers to a question that conditions can distinguish, and `null` for no answer. */
function knownAnswers(
  parameter: Parameter,
  compared: ReadonlySet<string>,
): readonly (string | null)[] {
  const known = [...compared].filter((value) => canAnswer(parameter, value));
  if (parameter.type === "boolean") return [null, "true", "false"];
  if (parameter.type !== "select") return [null, ...known, otherText];
  const open = parameter.options.filter(({ disabled }) => !disabled).map(({ value }) => value);
  const other = open.find((value) => !compared.has(value));
  const offered = known.filter((value) => open.includes(value));
  return [null, ...offered, ...(other === undefined ? [] : [other])];
}

/**
 * Generates all sets of answers that conditions can distinguish; returns `null` when there are too
 * many.
 */
function possibleAnswers(
  questions: readonly ConditionNode<string>[],
  nodes: readonly ConditionNode[],
  forms: readonly FormWithPath[],
): PossibleAnswers | null {
  const tests = nodes.flatMap((node) => [...node.tests]);
  const lists = questions.map((question) => {
    const parameter = parameterAt(forms, question.form, question.name);
    const compared = tests.flatMap(([test, at]) => (at === question ? valuesOf(test) : []));
    return [question, parameter ? knownAnswers(parameter, new Set(compared)) : []] as const;
  });
  const count = lists.reduce((product, [, list]) => product * list.length, 1);
  return count === 0 || count > most ? null : sets(lists, count);
}

function* sets(
  lists: readonly (readonly [
    question: ConditionNode<string>,
    answers: readonly (string | null)[],
  ])[],
  count: number,
): Generator<Readonly<Record<string, UnknownValues>>> {
  for (let at = 0; at < count; at++) {
    const set = recordOf<Record<string, unknown>>([]);
    let rest = at;
    for (const [{ form, name }, list] of lists) {
      (set[form] ??= recordOf([]))[name] = list[rest % list.length];
      rest = Math.floor(rest / list.length);
    }
    yield set;
  }
}
