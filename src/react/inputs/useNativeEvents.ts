"use client";
import type { RefObject } from "react";
import { useBrowserLayoutEffect, useLatest } from "../support/useStable.ts";
import { onNativeEvents } from "./nativeEvents.ts";

/** Calls `show` after a native reset of the form, and `take` after input by a script. */
export function useNativeEvents(
  element: RefObject<HTMLInputElement | null>,
  show: () => void,
  take = (): void => undefined,
): void {
  const latest = useLatest({ show, take });
  // In a layout effect, as scripts may write as soon as the element is mounted.
  useBrowserLayoutEffect(() => {
    const input = element.current;
    if (!input) return;
    const show = (): void => latest.current.show();
    return onNativeEvents(input, input.form, show, () => latest.current.take());
  }, [element, latest]);
}
