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

/** Whether `error` says no more than that `signal` was aborted. */
export const isAbort = (error: unknown, { aborted, reason }: AbortSignal): boolean =>
  aborted && isCausedBy(error, reason);

const isCausedBy = (error: unknown, reason: unknown): boolean =>
  error === reason || (error instanceof Error && isCausedBy(error.cause, reason));
