import type { Condition } from "../../core/model/condition.ts";
import type { DefinitionCode } from "../../core/definition/definitionIssue.ts";
import { conditionGraph } from "../../core/model/conditionGraph.ts";
import type { ConditionedForm } from "../../core/model/findTested.ts";
import { type Path, refuse } from "../../core/definition/definitionReader.ts";
import {
  addressed,
  addressesOf,
  formFaults,
  noAttestation,
  signerFaults,
} from "../schema/addresses.ts";
import type { Collection } from "../schema/collection.ts";
import type { NamedComputation } from "../schema/named.ts";
import { inTerms } from "./spokenNames.ts";
import { reasonOf, unstopped } from "../words.ts";

/** Of a form that is neither there nor to be fetched. */
const nowhere = "A form has its definition, or an id by which it is fetched";

type Keys = readonly (string | number)[];

const placeAt = (root: Path, keys: Keys): Path =>
  keys.reduce<Path>(
    (parent, key) => ({ parent, key, found: undefined, findings: parent.findings }),
    root,
  );

const refuseAt = (
  root: Path,
  keys: Keys,
  message: string,
  code: DefinitionCode = "notPossible",
): void => {
  refuse(placeAt(root, keys), code, unstopped(message));
};

/** Refuses what is right part by part, and not together. */
export function judgeTogether(root: Path, collection: Collection): void {
  const { forms, checks = [], signers = [], attestation } = collection;
  const addresses = addressesOf(forms);
  for (const { place, key, message } of formFaults(forms))
    refuseAt(root, ["forms", place, key], message);
  for (const [place, entry] of forms.entries())
    if (!entry.form && entry.id === undefined) refuseAt(root, ["forms", place, "id"], nowhere);
  for (const { place, key, message } of signerFaults(signers, addresses))
    refuseAt(root, ["signers", place, key], message);
  if (signers.length > 0 && !attestation) refuseAt(root, ["attestation"], noAttestation, "missing");
  for (const [place, { form }] of checks.entries())
    if (!addresses.includes(form))
      refuse(placeAt(root, ["checks", place, "form"]), "unknownName", "no form has this id");
  for (const [place, { compute }] of forms.entries()) {
    const name = compute && circularIn(compute);
    if (name !== undefined)
      refuseAt(
        root,
        ["forms", place, "compute", name],
        "it is worked out from itself, so it cannot be",
      );
  }
  if (root.findings.issues.length === 0) judgeConditions(root, collection);
}

/** The first answer that is worked out, in the end, from itself. */
function circularIn(compute: Readonly<Record<string, NamedComputation>>): string | undefined {
  const parts = new Map(
    Object.entries(compute).map(([name, how]) => [name, inTerms(how, "").map(([one]) => one)]),
  );
  return [...parts.keys()].find((first) => {
    const seen = new Set(parts.get(first));
    for (const name of seen) for (const part of parts.get(name) ?? []) seen.add(part);
    return seen.has(first);
  });
}

/** Conditions are looked at one by one only where something is wrong with all of them. */
function judgeConditions(root: Path, collection: Collection): void {
  const whole = conditionedForms(collection);
  const problem = problemOf(whole);
  if (problem === null) return;
  const without = whole.map(({ id, form, repeat }) => ({ id, form, repeat }));
  for (const { place, keys, options } of conditionsIn(collection)) {
    const found = problemOf(
      without.map((one, at) => (at === place ? { ...one, ...options } : one)),
    );
    if (found !== null) refuseAt(root, keys, found);
  }
  if (root.findings.issues.length === 0) refuseAt(root, ["forms"], problem);
}

/** The forms of a document, and those who sign, as their conditions are looked at. */
const conditionedForms = ({ forms, signers = [] }: Collection): readonly ConditionedForm[] => [
  ...addressed(forms).map(([id, { form = null, when, conditions, repeat }]) => ({
    id,
    form,
    when,
    conditions,
    repeat,
  })),
  // As in a collection model.
  ...signers.map(({ id, when }) => ({ id, when, form: { parameters: [] } })),
];

interface Said {
  /** Its place among the forms and those who sign. */
  readonly place: number;
  readonly keys: Keys;
  readonly options: {
    readonly when?: Condition | undefined;
    readonly conditions?: Readonly<Record<string, Condition>>;
  };
}

const conditionsIn = ({ forms, signers = [] }: Collection): readonly Said[] => [
  ...forms.flatMap(({ when, conditions = {} }, place): Said[] => [
    { place, keys: ["forms", place, "when"], options: { when } },
    ...Object.entries(conditions).map(([name, condition]) => ({
      place,
      keys: ["forms", place, "conditions", name],
      options: { conditions: Object.fromEntries([[name, condition]]) },
    })),
  ]),
  ...signers.map(({ when }, place) => ({
    place: forms.length + place,
    keys: ["signers", place, "when"],
    options: { when },
  })),
];

function problemOf(forms: readonly ConditionedForm[]): string | null {
  try {
    conditionGraph(forms);
    return null;
  } catch (error) {
    // A ConditionError: nothing else is thrown there.
    return reasonOf(error);
  }
}
