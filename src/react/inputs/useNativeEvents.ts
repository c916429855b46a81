"use client";
import type { RefObject } from "react";
import { useBrowserLayoutEffect, useLatest } from "../support/useStable.ts";
import { onScript } from "./onScript.ts";
import { onReset } from "./onReset.ts";

/**
 * Shows what is held once more after the browser emptied the controls of the form around, and takes
 * what a script answers.
 */
export function useNativeEvents(
  element: RefObject<HTMLInputElement | null>,
  show: () => void,
  take = (): void => undefined,
): void {
  const latest = useLatest({ show, take });
  // A script may write as soon as the element is there.
  useBrowserLayoutEffect(() => {
    const input = element.current;
    const stops = input && [
      onReset(input.form, () => latest.current.show()),
      onScript(input, () => latest.current.take()),
    ];
    return () => stops?.forEach((stop) => stop());
  }, [element, latest]);
}
