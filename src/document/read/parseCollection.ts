import { rootOf, refuse } from "../../core/definition/definitionReader.ts";
import type { DefinitionIssue } from "../../core/definition/definitionIssue.ts";
import type { Collection } from "../schema/collection.ts";
import { CollectionError } from "./CollectionError.ts";
import { collectionShape } from "../schema/collectionShape.ts";
import { judgeTogether } from "./crossPartIssues.ts";

/** A checked collection, or why there is none. */
export type ParsedCollection =
  | {
      readonly ok: true;
      readonly collection: Collection;
      readonly warnings: readonly DefinitionIssue[];
    }
  | {
      readonly ok: false;
      /** The first hundred, in document order. */
      readonly issues: readonly DefinitionIssue[];
      /** How many there are. */
      readonly total: number;
    };

/** The most issues that are told of. */
const most = 100;

/** Checks a collection that comes as JSON. Never throws, whatever `json` is. */
export function safeParseCollection(json: unknown): ParsedCollection {
  const root = rootOf(json);
  const { issues, warnings } = root.findings;
  try {
    const collection = collectionShape.read(root);
    if (collection && issues.length === 0) judgeTogether(root, collection);
    if (collection && issues.length === 0) return { ok: true, collection, warnings };
  } catch {
    refuse(root, "unreadable", "cannot be read");
  }
  return { ok: false, issues: issues.slice(0, most), total: issues.length };
}

/**
 * The checked collection.
 * @throws CollectionError with the issues and their paths when the document is none.
 */
export function parseCollection(json: unknown): Collection {
  const result = safeParseCollection(json);
  if (result.ok) return result.collection;
  throw new CollectionError(result.issues, result.total);
}
