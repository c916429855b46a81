"use client";
import { useRef, useState } from "react";
import type { Change } from "../../document/diff/change.ts";
import { diffCollection } from "../../document/diff/diffCollection.ts";
import { sameData } from "../../document/diff/sameData.ts";
import type { Finding } from "../../document/lint/finding.ts";
import type { Collection } from "../../document/schema/collectionTypes.ts";
import { doubleClick, guardRepeatedActivation, reportError } from "../../react/internal.ts";
import type { CollectionBuilderApi } from "../useCollectionBuilder.ts";
import { findingsOf } from "./useFindings.ts";

/** Publishes a document. May return a promise, which rejects when publishing has failed. */
export type PublishHandler = (
  document: Collection,
  changes: readonly Change[],
) => Promise<unknown> | void;

/** State of a publication. States with a `document` end when the document changes. */
export type Publication =
  | { readonly kind: "idle" | "publishing" | "failed" }
  | { readonly kind: "published" | "unchanged"; readonly document: Collection }
  | {
      readonly kind: "blocked";
      readonly document: Collection;
      readonly errors: readonly [Finding, ...(readonly Finding[])];
    }
  | {
      readonly kind: "confirming";
      readonly document: Collection;
      readonly changes: readonly Change[];
    };

const idle: Publication = { kind: "idle" };

export const breaksAnswers = (change: Change): boolean => change.class === "breaks answers";

/** Publishes a document without errors, after a confirmation if changes break stored answers. */
export function usePublish(
  { document, published, definitions }: CollectionBuilderApi,
  onPublish: PublishHandler,
): {
  readonly publication: Publication;
  publish(this: void): void;
  confirm(this: void): void;
  cancel(this: void): void;
} {
  const [publication, setPublication] = useState(idle);
  const isPending = useRef(false);
  if ("document" in publication && publication.document !== document) setPublication(idle);

  async function send(changes: readonly Change[]): Promise<void> {
    if (isPending.current) return;
    isPending.current = true;
    setPublication({ kind: "publishing" });
    try {
      await onPublish(document, changes);
      setPublication({ kind: "published", document });
    } catch (error) {
      reportError(error);
      setPublication({ kind: "failed" });
    }
    isPending.current = false;
  }

  function publish(): void {
    if (isPending.current) return;
    // The second press of a double click must not confirm.
    guardRepeatedActivation()(doubleClick);
    if (published && sameData(published, document))
      return setPublication({ kind: "unchanged", document });
    const [first, ...others] = findingsOf(document, definitions).filter(
      ({ severity }) => severity === "error",
    );
    if (first) return setPublication({ kind: "blocked", document, errors: [first, ...others] });
    const changes = published ? diffCollection(published, document) : [];
    if (changes.some(breaksAnswers))
      return setPublication({ kind: "confirming", document, changes });
    void send(changes);
  }

  return {
    publication,
    publish,
    confirm: () => void (publication.kind === "confirming" && send(publication.changes)),
    cancel: () => setPublication(idle),
  };
}
