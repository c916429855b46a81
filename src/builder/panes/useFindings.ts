"use client";
import { useMemo } from "react";
import type { Finding } from "../../document/lint/finding.ts";
import { lintCollection } from "../../document/lint/lintCollection.ts";
import type { Collection } from "../../document/schema/collectionTypes.ts";
import type { CollectionBuilderApi } from "../useCollectionBuilder.ts";
import { type Definitions, withDefinitions } from "../state/place.ts";
import { useIdle } from "../useIdle.ts";

/** Findings by document, because several panes need those of the same one. */
const cache = new WeakMap<Collection, readonly [Definitions, readonly Finding[]]>();

/** Lints a document with fetched definitions. Leaves out findings within these definitions. */
export function findingsOf(document: Collection, definitions: Definitions): readonly Finding[] {
  const [cachedFor, cached] = cache.get(document) ?? [];
  if (cached && cachedFor === definitions) return cached;
  const isFetched = (path: string): boolean => {
    const at = /^\$\.forms\[(\d+)\]\.form\b/.exec(path)?.[1];
    return at !== undefined && document.forms[Number(at)]?.form === undefined;
  };
  const complete = withDefinitions(document, definitions);
  const findings = lintCollection(complete).filter(({ path }) => !isFetched(path));
  cache.set(document, [definitions, findings]);
  return findings;
}

/** Returns the problems of the document that employees would encounter, updated when idle. */
export function useFindings({ document, definitions }: CollectionBuilderApi): readonly Finding[] {
  const idle = useIdle(document);
  return useMemo(() => findingsOf(idle, definitions), [idle, definitions]);
}
