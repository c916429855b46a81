import type { DefinitionCode, DefinitionIssue } from "../../core/definition/definitionIssue.ts";
import { addIssue, rootOf } from "../../core/definition/definitionReader.ts";
import { parameterKey } from "../../core/model/conditionReferences.ts";
import { conditionNodes, createVisibilityGraph } from "../../core/model/visibilityGraph.ts";
import { collectionShape } from "../schema/collectionShape.ts";
import type { Collection } from "../schema/collectionTypes.ts";
import {
  addressesOf,
  conditionedForms,
  formIssues,
  noAttestation,
  signerIssues,
} from "../schema/entryIds.ts";
import type { NamedComputation } from "../schema/named.ts";
import { reasonOf, unstopped } from "../wording.ts";
import { CollectionError } from "./CollectionError.ts";
import { computationReferences } from "./referencedNames.ts";

/** Result of `safeParseCollection`. */
export type ParsedCollection =
  | {
      readonly ok: true;
      readonly collection: Collection;
      readonly warnings: readonly DefinitionIssue[];
    }
  | {
      readonly ok: false;
      /** The first 100 issues, in document order. */
      readonly issues: readonly DefinitionIssue[];
      readonly total: number;
    };

const most = 100;

/** Parses and validates a collection. Never throws, whatever `json` is. */
export function safeParseCollection(json: unknown): ParsedCollection {
  const root = rootOf(json);
  const { issues, warnings } = root.findings;
  try {
    const collection = collectionShape.read(root);
    if (collection && issues.length === 0) issues.push(...crossPartIssues(collection));
    if (collection && issues.length === 0) return { ok: true, collection, warnings };
  } catch {
    addIssue(root, "unreadable", "cannot be read");
  }
  return { ok: false, issues: issues.slice(0, most), total: issues.length };
}

/**
 * Parses and validates a collection.
 * @throws CollectionError with the issues and their paths when the document is invalid.
 */
export function parseCollection(json: unknown): Collection {
  const result = safeParseCollection(json);
  if (result.ok) return result.collection;
  throw new CollectionError(result.issues, result.total);
}

const issueAt = (
  path: string,
  message: string,
  code: DefinitionCode = "notPossible",
): DefinitionIssue => ({ path, code, message: unstopped(message) });

/** Returns the issues of parts that are valid individually but not together. */
function crossPartIssues(collection: Collection): readonly DefinitionIssue[] {
  const { forms, checks = [], signers = [], attestation } = collection;
  const addresses = addressesOf(forms);
  const issues = [
    ...formIssues(forms).map(({ place, key, message }) =>
      issueAt(`$.forms[${place}].${key}`, message),
    ),
    ...forms.flatMap(({ form, id }, at) =>
      form || id !== undefined
        ? []
        : [issueAt(`$.forms[${at}].id`, "A form needs its definition, or an id to fetch it")],
    ),
    ...signerIssues(signers, addresses).map(({ place, key, message }) =>
      issueAt(`$.signers[${place}].${key}`, message),
    ),
    ...(signers.length > 0 && !attestation
      ? [issueAt("$.attestation", noAttestation, "missing")]
      : []),
    ...checks.flatMap(({ form }, at) =>
      addresses.includes(form)
        ? []
        : [issueAt(`$.checks[${at}].form`, "no form has this id", "unknownName")],
    ),
    ...forms.flatMap(({ compute = {} }, at) => {
      const name = circularIn(compute);
      const message = "it is computed from itself (circular computation)";
      return name === undefined ? [] : [issueAt(`$.forms[${at}].compute.${name}`, message)];
    }),
  ];
  return issues.length > 0 ? issues : conditionIssues(collection);
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

function conditionIssues(collection: Collection): readonly DefinitionIssue[] {
  const conditioned = conditionedForms(collection);
  const paths = new Map(conditioned.map(({ id, path }) => [id, path]));
  const issues: DefinitionIssue[] = [];
  conditionNodes(conditioned, parameterKey, (error, { id }, name) => {
    const key = name === undefined ? "when" : `conditions.${name}`;
    issues.push(issueAt(`${paths.get(id)}.${key}`, reasonOf(error)));
  });
  if (issues.length > 0) return issues;
  try {
    createVisibilityGraph(conditioned);
    return [];
  } catch (error) {
    // Only a ConditionError is thrown here.
    return [issueAt("$.forms", reasonOf(error))];
  }
}
