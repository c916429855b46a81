"use client";
import { useCallback, useMemo, useState } from "react";
import { evaluate } from "../../core/model/evaluate.ts";
import type { FormScope } from "../store/scope.ts";
import { warn } from "../support/warn.ts";
import { useBrowserLayoutEffect } from "../support/useStable.ts";
import type { SubmitIssue, SummaryEntry } from "./submitIssue.ts";

/**
 * Errors of the last submission. `count` increases with each failure, so that the summary takes
 * focus each time.
 */
export interface Failure {
  readonly entries: readonly SummaryEntry[];
  readonly count: number;
  /** Whether an answer was edited while the submission was pending. Focus then stays. */
  readonly edited: boolean;
}

type Found = Omit<Failure, "entries"> & { readonly issues: readonly SubmitIssue[] };

const nothing: Found = { issues: [], count: 0, edited: false };

/** Stores the errors of the last submission. Drops those of fields that are hidden since. */
export function useFailure(scope: FormScope) {
  const { settings, parameters, fields, emit } = scope;
  const [{ issues, count, edited }, setFound] = useState(nothing);
  const applies = useCallback(
    ({ name }: SubmitIssue): boolean =>
      name === null ||
      (scope.parameters.has(name) && evaluate(scope, scope.fields.valueOf).isVisible(name)),
    [scope],
  );
  useBrowserLayoutEffect(() => {
    const next = (): void => {
      if (!issues.every(applies))
        setFound((before) => ({ ...before, issues: before.issues.filter(applies) }));
    };
    next();
    return fields.onChange(next);
  }, [issues, applies, fields]);

  const failure = useMemo((): Failure => {
    const entries = issues.map(({ name, reason, format }) => {
      const { children: message, lang } = format(settings, parameters);
      return { name, message, reason, lang };
    });
    return { entries, count, edited };
  }, [issues, count, edited, settings, parameters]);

  return {
    failure,
    fail(found: readonly SubmitIssue[], edited = false): void {
      for (const { name, reason = "refused" } of found)
        if (name !== null) emit({ type: "fieldError", name, reason });
      warn("omitted", { scope, found });
      // A service with other conditions may refuse a hidden field. Its error is shown without a
      // link.
      const issues = found.map((one) => (applies(one) ? one : { ...one, name: null }));
      setFound(({ count }) => ({ issues, count: count + 1, edited }));
    },
    forget: (): void =>
      setFound((before) => (before.issues.length > 0 ? { ...before, issues: [] } : before)),
  };
}
