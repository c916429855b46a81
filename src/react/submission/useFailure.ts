"use client";
import { useMemo, useState } from "react";
import type { FormScope } from "../store/scope.ts";
import type { Finding, SummaryEntry } from "./summary.ts";

/** How the last submission failed: `count` grows with each failure, so that each can take focus. */
export interface Failure {
  readonly entries: readonly SummaryEntry[];
  readonly count: number;
}

const noFindings: { readonly findings: readonly Finding[]; readonly count: number } = {
  findings: [],
  count: 0,
};

/** Keeps what the last submission failed with, in the language that the form has now. */
export function useFailure({ settings, parameters, tell }: FormScope) {
  const [{ findings, count }, setFindings] = useState(noFindings);

  const failure = useMemo((): Failure => {
    const entries = findings.map(({ name, say, lang }) => ({
      name,
      message: say(settings, parameters),
      lang: lang?.(settings),
    }));
    return { entries, count };
  }, [findings, count, settings, parameters]);

  return {
    failure,
    fail(found: readonly Finding[]): void {
      for (const { name, reason = "refused" } of found)
        if (name !== null) tell({ type: "fieldError", name, reason });
      setFindings((before) => ({ findings: found, count: before.count + 1 }));
    },
    forget: (): void => setFindings((before) => ({ ...before, findings: [] })),
  };
}
