"use client";
import { useEffect, useInsertionEffect, useLayoutEffect, useRef, useState } from "react";
import { isRecord } from "../core/record.ts";

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

/**
 * Whether two settings are equal, records and arrays compared by what they hold, to a depth of two.
 */
const sameSettings = (a: unknown, b: unknown): boolean => sameTo(2, a, b);

/**
 * Whether two definitions are equal: deep enough for the options of a form's parameters. What
 * cannot be read equals nothing.
 */
export function sameDefinition(a: unknown, b: unknown): boolean {
  try {
    return sameTo(6, a, b);
  } catch {
    return false;
  }
}

function sameTo(depth: number, a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (depth < 0) return false;
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((item, i) => sameTo(depth - 1, item, b[i]));
  if (!isPlain(a) || !isPlain(b)) return false;
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => Object.hasOwn(b, key) && sameTo(depth - 1, a[key], b[key]))
  );
}

/**
 * Whether an object is of no class, in any window: what a `Set` or an object of a class holds is
 * not seen by its keys.
 */
function isPlain(something: unknown): something is Record<string, unknown> {
  const above: unknown = isRecord(something) && Object.getPrototypeOf(something);
  return above === null || (isRecord(above) && Object.getPrototypeOf(above) === null);
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
