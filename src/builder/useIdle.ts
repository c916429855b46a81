"use client";
import { startTransition, useEffect, useRef, useState } from "react";

/** Milliseconds without a change that end a phase of typing. */
const pause = 250;

/**
 * Returns the value of the last pause in typing, for work that must not delay a key. A change
 * cancels the pending one, and a key interrupts its rendering.
 */
export function useIdle<T>(value: T): T {
  const [idle, setIdle] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setIdle(() => value)), pause);
    return () => clearTimeout(timer);
  }, [value]);
  return idle;
}

/** Returns a function that calls back after a pause. Another call replaces the pending one. */
export function useAfterPause(): (callback: () => void) => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (callback) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(callback, pause);
  };
}
