"use client";
import { type RefObject, useEffect } from "react";
import { useLatest } from "./useStable.ts";

/**
 * Shows what is held once more after the browser emptied the controls of the form around: react-hook-form's `reset()` has it do so, also where
 * an answer stays.
 */
export function useNativeReset(
  element: RefObject<HTMLInputElement | HTMLSelectElement | null>,
  show: () => void,
): void {
  const latest = useLatest(show);
  useEffect(() => {
    const form = element.current?.form;
    // The event comes before the controls are emptied.
    const restore = (): void => queueMicrotask(() => latest.current());
    form?.addEventListener("reset", restore);
    return () => form?.removeEventListener("reset", restore);
  }, [element, latest]);
}
