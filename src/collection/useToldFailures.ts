"use client";
import { useEffect, useRef } from "react";
import { report } from "../react/report.ts";
import { useLatest } from "../react/useStable.ts";
import type { Definition } from "./useDefinitions.ts";

/** Tells the app once of each form that cannot be drawn, and of conditions that cannot be. */
export function useToldFailures(
  definitions: ReadonlyMap<string, Definition>,
  problem: Error | null,
  onFormError: ((id: string | null, error: unknown) => void) | undefined,
): void {
  const told = useRef(new Set<unknown>());
  const tell = useLatest(onFormError);
  useEffect(() => {
    const tellOnce = (id: string | null, error: unknown): void => {
      if (told.current.has(error)) return;
      told.current.add(error);
      if (tell.current) tell.current(id, error);
      else if (id === null) report(error);
    };
    for (const [id, one] of definitions) if (one.status === "failed") tellOnce(id, one.error);
    if (problem) tellOnce(null, problem);
  }, [definitions, problem, tell]);
}
