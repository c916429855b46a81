"use client";
import { useEffect, useRef } from "react";

/** Gives a signal for each submission, which is aborted when the form unmounts while that is under way. One that begins later belongs to no form. */
export function useLeaving(): () => AbortSignal {
  const current = useRef<AbortController | null>(null);
  useEffect(() => () => current.current?.abort(), []);
  return () => (current.current = new AbortController()).signal;
}

/** Whether `error` says no more than that `signal` was aborted: it is the reason, or was caused by it, as the errors of a client are. */
export const isAbort = (error: unknown, { aborted, reason }: AbortSignal): boolean =>
  aborted && [error, causeOf(error), causeOf(causeOf(error))].includes(reason);

const causeOf = (error: unknown): unknown => (error instanceof Error ? error.cause : undefined);
