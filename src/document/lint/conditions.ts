import { testsIn } from "../../core/model/condition.ts";
import { capitalised } from "../../core/messages/labelled.ts";
import { type CollectionModel, createCollectionModel } from "../../core/model/collectionModel.ts";
import { evaluateCollection } from "../../core/model/evaluateCollection.ts";
import { type ParameterAt, parameterKey } from "../../core/model/findTested.ts";
import { ownValue } from "../../core/record.ts";
import {
  calledIn,
  conditionFaults,
  conditionsIn,
  parameterAt,
  type PlacedCondition,
  type PlacedForm,
  testedBy,
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
  try {
    const model = createCollectionModel(forms.map((one) => ({ ...one, settings: {} })));
    const rest = all.filter(({ path }) => !told.has(path));
    return [...faults, ...rest.flatMap((placed) => standing(placed, all, forms, model))];
  } catch {
    // Each condition is right by itself.
    const waiting = all.filter((placed) => isCircular(placed, all, forms));
    return [...faults, ...waiting.slice(0, 1).map(circular)];
  }
}

const circular = (placed: PlacedCondition): Seen => ({
  rule: "condition-circular",
  path: placed.path,
  ...(placed.name !== undefined && { name: placed.name }),
  what: `${capitalised(calledIn(placed))} waits for answers that wait for it`,
});

/**
 * All that decides whether something is asked: what its condition looks at, and so on; `null` where
 * a form is not there that may have some of it.
 */
function lookedAt(
  first: PlacedCondition,
  all: readonly PlacedCondition[],
  forms: readonly PlacedForm[],
): readonly ParameterAt[] | null {
  const found = new Map<string, ParameterAt>();
  const open = [first, ...all.filter(({ of, name }) => of === first.of && name === undefined)];
  for (let placed = open.pop(); placed; placed = open.pop())
    for (const test of testsIn(placed.condition)) {
      const at = testedBy(placed, test, forms);
      if (!at) return null;
      if (found.has(parameterKey(...at))) continue;
      found.set(parameterKey(...at), at);
      open.push(...all.filter(({ of, name = at[1] }) => of.id === at[0] && name === at[1]));
    }
  return [...found.values()];
}

/** Whether a condition waits, in the end, for what it is of. */
const isCircular = (
  placed: PlacedCondition,
  all: readonly PlacedCondition[],
  forms: readonly PlacedForm[],
): boolean =>
  (lookedAt(placed, all, forms) ?? []).some(
    ([form, name]) => form === placed.of.id && (placed.name ?? name) === name,
  );

/** Whether a condition never or always holds, by all answers that there can be. */
function standing(
  placed: PlacedCondition,
  all: readonly PlacedCondition[],
  forms: readonly PlacedForm[],
  model: CollectionModel,
): readonly Seen[] {
  const { of, name, path } = placed;
  const places = of.form && lookedAt(placed, all, forms);
  const answers = places && possibleAnswers(places, all, forms);
  if (!answers) return [];
  const { never, always } = judge(placed, answers, model);
  const here = { path, ...(name !== undefined && { name }) };
  const called = calledIn(placed);
  const isRequired = parameterAt(name === undefined ? null : [of.id, name], forms)?.required;
  if (never && isRequired)
    return [
      { rule: "required-hidden", ...here, what: `${called} is required and can never be asked` },
    ];
  if (never)
    return [{ rule: "condition-never", ...here, what: `The condition of ${called} never holds` }];
  return always
    ? [{ rule: "condition-always", ...here, what: `The condition of ${called} always holds` }]
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
