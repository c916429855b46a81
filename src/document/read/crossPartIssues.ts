import type { DefinitionCode } from "../../core/definition/definitionIssue.ts";
import { createVisibilityGraph, conditionNodes } from "../../core/model/visibilityGraph.ts";
import { type ConditionedForm, parameterKey } from "../../core/model/conditionReferences.ts";
import { type Path, addIssue } from "../../core/definition/definitionReader.ts";
import {
  addressed,
  addressesOf,
  formIssues,
  noAttestation,
  signerIssues,
} from "../schema/entryIds.ts";
import type { Collection } from "../schema/collectionTypes.ts";
import type { NamedComputation } from "../schema/named.ts";
import { computationReferences } from "./referencedNames.ts";
import { reasonOf, unstopped } from "../wording.ts";

const noDefinition = "A form needs its definition, or an id to fetch it";

type Keys = readonly (string | number)[];

const pathAt = (root: Path, keys: Keys): Path =>
  keys.reduce<Path>(
    (parent, key) => ({ parent, key, found: undefined, findings: parent.findings }),
    root,
  );

const addIssueAt = (
  root: Path,
  keys: Keys,
  message: string,
  code: DefinitionCode = "notPossible",
): void => {
  addIssue(pathAt(root, keys), code, unstopped(message));
};

/** Adds issues for parts that are valid individually but not together. */
export function findCrossPartIssues(root: Path, collection: Collection): void {
  const { forms, checks = [], signers = [], attestation } = collection;
  const addresses = addressesOf(forms);
  for (const { place, key, message } of formIssues(forms))
    addIssueAt(root, ["forms", place, key], message);
  for (const [place, entry] of forms.entries())
    if (!entry.form && entry.id === undefined)
      addIssueAt(root, ["forms", place, "id"], noDefinition);
  for (const { place, key, message } of signerIssues(signers, addresses))
    addIssueAt(root, ["signers", place, key], message);
  if (signers.length > 0 && !attestation)
    addIssueAt(root, ["attestation"], noAttestation, "missing");
  for (const [place, { form }] of checks.entries())
    if (!addresses.includes(form))
      addIssue(pathAt(root, ["checks", place, "form"]), "unknownName", "no form has this id");
  for (const [place, { compute }] of forms.entries()) {
    const name = compute && circularIn(compute);
    if (name !== undefined)
      addIssueAt(
        root,
        ["forms", place, "compute", name],
        "it is computed from itself (circular computation)",
      );
  }
  if (root.findings.issues.length === 0) findConditionIssues(root, collection);
}

/** Returns the name of the first answer that is computed from itself, directly or indirectly. */
function circularIn(compute: Readonly<Record<string, NamedComputation>>): string | undefined {
  const parts = new Map(
    Object.entries(compute).map(([name, how]) => [
      name,
      computationReferences(how, "").map(([one]) => one),
    ]),
  );
  return [...parts.keys()].find((first) => {
    const seen = new Set(parts.get(first));
    for (const name of seen) for (const part of parts.get(name) ?? []) seen.add(part);
    return seen.has(first);
  });
}

function findConditionIssues(root: Path, { forms, signers = [] }: Collection): void {
  const conditioned: readonly ConditionedForm[] = [
    ...addressed(forms).map(([id, { form = null, when, conditions, repeat }]) => ({
      id,
      form,
      when,
      conditions,
      repeat,
    })),
    // Models signers as forms without parameters, like the collection model.
    ...signers.map(({ id, when }) => ({ id, when, form: { parameters: [] } })),
  ];
  conditionNodes(conditioned, parameterKey, (error, of, name) => {
    const place = conditioned.indexOf(of);
    const entry = place < forms.length ? ["forms", place] : ["signers", place - forms.length];
    const key = name === undefined ? ["when"] : ["conditions", name];
    addIssueAt(root, [...entry, ...key], reasonOf(error));
  });
  if (root.findings.issues.length > 0) return;
  try {
    createVisibilityGraph(conditioned);
  } catch (error) {
    // Only a ConditionError is thrown here.
    addIssueAt(root, ["forms"], reasonOf(error));
  }
}
