import { rootOf, addIssue } from "../../core/definition/definitionReader.ts";
import type { DefinitionIssue } from "../../core/definition/definitionIssue.ts";
import type { Collection } from "../schema/collectionTypes.ts";
import { CollectionError } from "./CollectionError.ts";
import { collectionShape } from "../schema/collectionShape.ts";
import { findCrossPartIssues } from "./crossPartIssues.ts";

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
    if (collection && issues.length === 0) findCrossPartIssues(root, collection);
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
