"use client";
import { useEffect, useInsertionEffect, useLayoutEffect, useRef, useState } from "react";
import { sameSettings } from "./sameDefinition.ts";

/**
 * The value before as long as the new one is the same, so that a literal written in JSX renders
 * nothing anew.
 */
export function useStable<T>(value: T, same: (a: T, b: T) => boolean = sameSettings): T {
  // Written to, never set: a function written in JSX is never the same, and would render without
  // end.
  const [held] = useState(() => ({ value }));
  const stable = held.value === value || same(held.value, value) ? held.value : value;
  useBrowserLayoutEffect(() => void Object.assign(held, { value: stable }));
  return stable;
}

/** The latest of the values given so far, for effects that must not run again when it changes. */
export function useLatest<T>(value: T): { readonly current: T } {
  const latest = useRef(value);
  // Before any layout effect, those of what is drawn inside included.
  useInsertionEffect(() => {
    latest.current = value;
  });
  return latest;
}

/**
 * A layout effect in the browser; on a server, where none runs, an effect, which React 18 does not
 * warn of.
 */
export const useBrowserLayoutEffect: typeof useLayoutEffect =
  typeof document === "undefined" ? useEffect : useLayoutEffect;
