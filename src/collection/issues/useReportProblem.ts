"use client";
import { useEffect, useState } from "react";
import { useLatest } from "../../react/internal.ts";
import { createErrorReport, type OnFormError } from "./errorReport.ts";

/** Reports the error that prevents a collection to the app, once. */
export function useReportProblem(
  problem: Error | null,
  onFormError: OnFormError | undefined,
): void {
  const [report] = useState(createErrorReport);
  const latest = useLatest(onFormError);
  useEffect(() => {
    if (problem) report(latest.current, null, problem, true);
  }, [problem, report, latest]);
}
