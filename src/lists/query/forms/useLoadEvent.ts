"use client";
import { useEffect, useRef } from "react";
import { formFailure } from "../../../core/messages/readFailure.ts";
import type { ParameterFormProps } from "../../../react/index.ts";
import { msSince, safeCall, useLatest } from "../../../react/internal.ts";

interface Loading {
  readonly data: unknown;
  readonly error: unknown;
  readonly isFetching: boolean;
}

/**
 * Emits `load` when a form has loaded or could not be loaded, and after each retry. A cached form
 * emits nothing.
 */
export function useLoadEvent(
  formId: string,
  { data, error, isFetching }: Loading,
  onEvent: ParameterFormProps["onEvent"],
): void {
  const latest = useLatest(onEvent);
  const state = useRef({ startTime: 0, key: "" });
  const outcome = data ? "loaded" : error && !isFetching ? formFailure(error) : null;
  useEffect(() => {
    const { current } = state;
    const key = `${outcome} ${formId}`;
    // Strict mode runs effects twice.
    if (current.key === key) return;
    const isEnd = outcome !== null && current.key === `null ${formId}`;
    state.current = { startTime: performance.now(), key };
    if (!isEnd) return;
    const event = { type: "load", outcome, duration: msSince(current.startTime) } as const;
    safeCall(() => latest.current?.(event));
  }, [formId, outcome, latest]);
}
