"use client";
import { useState } from "react";
import { type Place, placeKey } from "../state/place.ts";
import type { Write } from "../state/write.ts";
import type { CollectionBuilderApi } from "../useCollectionBuilder.ts";
import { writeProblem } from "./stepProblem.ts";

interface StoredDraft<T> {
  /** The place and the visit that the draft belongs to. */
  readonly key: string;
  readonly draft: T;
  /** Reason why the draft is not written, or `null`. */
  readonly problem: string | null;
}

/**
 * Keeps the draft of a sentence, which may be incomplete or refused. A selection, undo and redo
 * read it from the document again.
 */
export function useDraft<T>(builder: CollectionBuilderApi, place: Place, read: () => T) {
  const { document, state } = builder;
  const key = `${placeKey(place)} ${state.visit}`;
  const readStored = (): StoredDraft<T> => ({ key, draft: read(), problem: null });
  const [stored, setStored] = useState(readStored);
  const current = stored.key === key ? stored : readStored();
  if (current !== stored) setStored(current);
  return {
    draft: current.draft,
    problem: current.problem,
    /** Keeps a draft, and writes its content unless that is `null` or has a problem. */
    change(
      draft: T,
      write: Write | null,
      what: string,
      problem = write && writeProblem(document, write),
    ): void {
      setStored({ key, draft, problem });
      if (write && problem === null) builder.run({ type: "set", ...write, what });
    },
  };
}
