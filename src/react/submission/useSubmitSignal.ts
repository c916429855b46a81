"use client";
import { useEffect, useRef } from "react";

/** Returns a function that creates the signal of a submission. Unmounting aborts it. */
export function useSubmitSignal(): () => AbortSignal {
  const current = useRef<AbortController | null>(null);
  useEffect(() => () => current.current?.abort(), []);
  return () => (current.current = new AbortController()).signal;
}

/**
 * Whether `error` only means that `signal` was aborted. Some browsers do not throw the signal's
 * reason, and clients wrap it as a cause.
 */
export const isAbort = (error: unknown, { aborted }: AbortSignal): boolean =>
  aborted && [error, causeOf(error), causeOf(causeOf(error))].some(isOfAbort);

// Not `instanceof`, as errors may come from another realm.
const isOfAbort = (error: unknown): boolean => /^(Abort|Cancel)/.test(`${Object(error).name}`);
const causeOf = (error: unknown): unknown => Object(error).cause;
