"use client";
import { type RefObject, useEffect } from "react";
import { useLatest } from "../useStable.ts";
import { onReset } from "./onReset.ts";

/** Shows what is held once more after the browser emptied the controls of the form around. */
export function useNativeReset(
  element: RefObject<HTMLInputElement | HTMLSelectElement | null>,
  show: () => void,
): void {
  const latest = useLatest(show);
  useEffect(
    () => onReset(element.current?.form ?? null, () => latest.current()),
    [element, latest],
  );
}
