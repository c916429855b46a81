"use client";
import { useEffect, useRef } from "react";

/** Aborted when the form unmounts. In strict mode, which mounts twice, each mount has its own. */
export function useLeaving(): { readonly current: AbortController } {
  const leaving = useRef(new AbortController());
  useEffect(() => {
    if (leaving.current.signal.aborted) leaving.current = new AbortController();
    return () => leaving.current.abort();
  }, []);
  return leaving;
}

/** Whether `error` says no more than that `signal` was aborted: it is the reason, or was caused by it, as the errors of a client are. */
export const isAbort = (error: unknown, { aborted, reason }: AbortSignal): boolean =>
  aborted && [error, causeOf(error), causeOf(causeOf(error))].includes(reason);

const causeOf = (error: unknown): unknown => (error instanceof Error ? error.cause : undefined);
