"use client";
import { useEffect, useRef } from "react";
import { reportError, useLatest } from "../../react/internal.ts";
import type { CollectionEntry } from "../state/entries.ts";
import type { Definition } from "../state/definition.ts";

/**
 * Tells the app once of each form that cannot be drawn, and of conditions that cannot be; of its
 * own mistakes also where it does not listen.
 */
export function useFormErrors(
  entries: readonly CollectionEntry[],
  definitions: ReadonlyMap<string, Definition>,
  problem: Error | null,
  onFormError: ((id: string | null, error: unknown) => void) | undefined,
): void {
  const reported = useRef(new Set<string>());
  const latest = useLatest(onFormError);
  useEffect(() => {
    const tellOnce = (id: string | null, error: unknown, isMistake = false): void => {
      // A function written in place makes the error anew at each render.
      const key = JSON.stringify([id, String(error)]);
      if (reported.current.has(key)) return;
      reported.current.add(key);
      if (latest.current) latest.current(id, error);
      else if (isMistake) reportError(error);
    };
    for (const { id } of entries) {
      const one = definitions.get(id);
      if (one?.status === "failed") tellOnce(id, one.error, one.isMistake);
    }
    if (problem) tellOnce(null, problem, true);
  }, [entries, definitions, problem, latest]);
}

const noEntries: readonly CollectionEntry[] = [];
const noDefinitions: ReadonlyMap<string, Definition> = new Map();

/** Tells the app once why there is no collection. */
export const useProblem = (
  problem: Error | null,
  onFormError: ((id: string | null, error: unknown) => void) | undefined,
): void => useFormErrors(noEntries, noDefinitions, problem, onFormError);
