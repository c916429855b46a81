"use client";
import { useEffect, useInsertionEffect, useLayoutEffect, useRef, useState } from "react";
import { sameSettings } from "./sameDefinition.ts";

/** Returns the previous value while it is equal, so that inline literals cause no re-render. */
export function useStable<T>(value: T, same: (a: T, b: T) => boolean = sameSettings): T {
  // Mutable: setting state would loop, as an inline function never equals the previous one.
  const [held] = useState(() => ({ value }));
  const stable = held.value === value || same(held.value, value) ? held.value : value;
  useBrowserLayoutEffect(() => void Object.assign(held, { value: stable }));
  return stable;
}

/** Returns a ref with the latest value. */
export function useLatest<T>(value: T): { readonly current: T } {
  const latest = useRef(value);
  // Runs before all layout effects, including those of children.
  useInsertionEffect(() => {
    latest.current = value;
  });
  return latest;
}

/** `useLayoutEffect`, except on servers, where React 18 would warn about it. */
export const useBrowserLayoutEffect: typeof useLayoutEffect =
  typeof document === "undefined" ? useEffect : useLayoutEffect;
