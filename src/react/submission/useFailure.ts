"use client";
import { useEffect, useMemo, useState } from "react";
import type { Control } from "react-hook-form";
import { isAsked } from "../store/isAsked.ts";
import type { FormScope } from "../store/scope.ts";
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

/** Keeps what the last submission failed with, in the language that the form has now. */
export function useFailure(
  { settings, parameters, store, tell }: FormScope,
  { _subjects }: Control,
) {
  const [{ findings, count, edited }, setFound] = useState(nothing);
  useEffect(() => {
    const forgetHidden = (): void => {
      const left = findings.filter(
        ({ name }) => name === null || isAsked(settings)(name, (other) => store.of(other).held()),
      );
      if (left.length < findings.length) setFound((before) => ({ ...before, findings: left }));
    };
    forgetHidden();
    return _subjects.state.subscribe({ next: forgetHidden }).unsubscribe;
  }, [findings, settings, store, _subjects]);

  const failure = useMemo((): Failure => {
    const asked = findings.filter(({ name }) => name === null || parameters.has(name));
    const entries = asked.map(({ name, say }) => {
      const { children: message, lang } = say(settings, parameters);
      return { name, message, lang };
    });
    return { entries, count, edited };
  }, [findings, count, edited, settings, parameters]);

  return {
    failure,
    fail(findings: readonly Finding[], edited = false): void {
      for (const { name, reason = "refused" } of findings)
        if (name !== null) tell({ type: "fieldError", name, reason });
      setFound(({ count }) => ({ findings, count: count + 1, edited }));
    },
    forget: (): void => setFound((before) => ({ ...before, findings: [] })),
  };
}
