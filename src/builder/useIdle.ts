"use client";
import { useEffect, useState } from "react";

/** Milliseconds without a change that count as idle without `requestIdleCallback`. */
const pause = 200;

/** Calls a function when the page is idle. Returns a function that cancels the call. */
function whenIdle(run: () => void): () => void {
  // Safari has no `requestIdleCallback`.
  if (typeof requestIdleCallback === "undefined") {
    const timer = setTimeout(run, pause);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(run, { timeout: 5 * pause });
  return () => cancelIdleCallback(handle);
}

/**
 * Returns the value of the last render after which the page was idle, for work that must not block
 * typing. A change cancels the pending one.
 */
export function useIdle<T>(value: T): T {
  const [idle, setIdle] = useState(value);
  useEffect(() => whenIdle(() => setIdle(() => value)), [value]);
  return idle;
}
