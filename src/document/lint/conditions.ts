import { type ConditionNode, conditionNodes } from "../../core/model/conditionGraph.ts";
import { capitalised } from "../../core/messages/labelled.ts";
import { type CollectionModel, createCollectionModel } from "../../core/model/collectionModel.ts";
import { evaluateCollection } from "../../core/model/evaluateCollection.ts";
import { ownValue } from "../../core/record.ts";
import {
  calledIn,
  conditionFaults,
  conditionsIn,
  parameterAt,
  type PlacedCondition,
  type PlacedForm,
  seenAt,
} from "./conditionFaults.ts";
import type { Seen } from "./finding.ts";
import { possibleAnswers, type PossibleAnswers } from "./possibleAnswers.ts";

/** What is wrong with the conditions of all forms of a collection. */
export function conditionFindings(forms: readonly PlacedForm[]): readonly Seen[] {
  const all = conditionsIn(forms);
  const faults = all.flatMap((placed) => conditionFaults(placed, forms));
  // A condition that waits for what cannot be is told of once.
  const isBroken = faults.some(({ rule }) => rule !== "condition-option");
  if (isBroken) return faults;
  const told = new Set(faults.map(({ path }) => path));
  const { nodes } = conditionNodes(forms);
  const nodeOf = ({ of, name }: PlacedCondition): ConditionNode | undefined =>
    nodes.find((node) => node.form === of.id && node.name === name);
  const isCircular = (node: ConditionNode | undefined): boolean =>
    !!node && waitedFor(node).has(node);
  const circular = all.find((placed) => isCircular(nodeOf(placed)));
  if (circular) {
    const what = `${capitalised(calledIn(circular))} waits for answers that wait for it`;
    return [...faults, seenAt(circular, "condition-circular", what)];
  }
  const model = createCollectionModel(forms.map((one) => ({ ...one, settings: {} })));
  const rest = all.filter(({ path }) => !told.has(path));
  return [
    ...faults,
    ...rest.flatMap((placed) => standing(placed, nodeOf(placed), nodes, forms, model)),
  ];
}

/** All that decides whether something is asked: what its condition looks at, and so on. */
function waitedFor(first: ConditionNode): ReadonlySet<ConditionNode> {
  const found = new Set(first.waitsFor);
  // A set takes in what is added while it is walked.
  for (const node of found) for (const next of node.waitsFor) found.add(next);
  return found;
}

const isQuestion = (node: ConditionNode): node is ConditionNode<string> => node.name !== undefined;

/** Whether a condition never or always holds, by all answers that there can be. */
function standing(
  placed: PlacedCondition,
  node: ConditionNode | undefined,
  nodes: readonly ConditionNode[],
  forms: readonly PlacedForm[],
  model: CollectionModel,
): readonly Seen[] {
  const { of, name } = placed;
  if (!node || !of.form) return [];
  const decisive = [...waitedFor(node)];
  // A form is not there that may have some of what is looked at.
  if ([node, ...decisive].some(({ tests }) => [...tests.values()].includes(null))) return [];
  const answers = possibleAnswers(decisive.filter(isQuestion), nodes, forms);
  if (!answers) return [];
  const { never, always } = judge(placed, answers, model);
  const called = calledIn(placed);
  if (never && parameterAt(forms, of.id, name)?.required)
    return [seenAt(placed, "required-hidden", `${called} is required and can never be asked`)];
  if (never) return [seenAt(placed, "condition-never", `The condition of ${called} never holds`)];
  return always
    ? [seenAt(placed, "condition-always", `The condition of ${called} always holds`)]
    : [];
}

function judge({ of, name }: PlacedCondition, sets: PossibleAnswers, model: CollectionModel) {
  let [never, always] = [true, true];
  for (const answers of sets) {
    const { isVisible, visibleWith } = evaluateCollection(model, answers);
    const isShown = isVisible(of.id);
    // A form that is not asked says nothing of its questions.
    if (name !== undefined && !isShown) continue;
    const own = ownValue(answers, of.id) ?? {};
    if (name === undefined ? isShown : visibleWith(of.id, (one) => ownValue(own, one))(name))
      never = false;
    else always = false;
  }
  // Where the form is never asked, that is told of the form.
  return never && always ? { never: false, always: false } : { never, always };
}
