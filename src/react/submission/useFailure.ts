"use client";
import { useCallback, useMemo, useState } from "react";
import { isVisible } from "../store/conditions.ts";
import type { FormScope } from "../store/scope.ts";
import { useBrowserLayoutEffect } from "../useStable.ts";
import type { Finding, SummaryEntry } from "./summary.ts";

/** How the last submission failed: `count` grows with each failure, so that each can take focus. */
export interface Failure {
  readonly entries: readonly SummaryEntry[];
  readonly count: number;
  /** Whether an answer was edited while the submission was under way: focus stays where a person types. */
  readonly edited: boolean;
}

type Found = Omit<Failure, "entries"> & { readonly findings: readonly Finding[] };

const nothing: Found = { findings: [], count: 0, edited: false };

/** Keeps what the last submission failed with, of what the form asks since and in the language that it has now. */
export function useFailure({ settings, parameters, fields, emit }: FormScope) {
  const [{ findings, count, edited }, setFound] = useState(nothing);
  const stands = useCallback(
    ({ name }: Finding): boolean =>
      name === null ||
      (parameters.has(name) && isVisible(settings)(name, (other) => fields.of(other).live.value())),
    [settings, parameters, fields],
  );
  useBrowserLayoutEffect(() => {
    const next = (): void => {
      if (!findings.every(stands))
        setFound((before) => ({ ...before, findings: before.findings.filter(stands) }));
    };
    next();
    return fields.onChange(next);
  }, [findings, stands, fields]);

  const failure = useMemo((): Failure => {
    const entries = findings.map(({ name, say }) => {
      const { children: message, lang } = say(settings, parameters);
      return { name, message, lang };
    });
    return { entries, count, edited };
  }, [findings, count, edited, settings, parameters]);

  return {
    failure,
    fail(found: readonly Finding[], edited = false): void {
      for (const { name, reason = "refused" } of found)
        if (name !== null) emit({ type: "fieldError", name, reason });
      // A service that knows other conditions may refuse what is not asked here: that is told, too.
      const findings = found.map((one) => (stands(one) ? one : { ...one, name: null }));
      setFound(({ count }) => ({ findings, count: count + 1, edited }));
    },
    forget: (): void =>
      setFound((before) => (before.findings.length > 0 ? { ...before, findings: [] } : before)),
  };
}
