"use client";
import { type RefCallback, useCallback, useRef } from "react";
import { isFocused } from "../react/mask/textEditing.ts";
import { useLatest } from "../react/useStable.ts";

/**
 * A ref for a control that may go away: focus that is on it then goes where `move` takes it, not to
 * the top of the page.
 */
export function useFocusLeft(move: () => void): RefCallback<HTMLElement> {
  const latest = useLatest(move);
  const drawn = useRef<HTMLElement | null>(null);
  return useCallback(
    (element) => {
      const before = drawn.current;
      drawn.current = element;
      if (before && !element && isFocused(before)) latest.current();
    },
    [latest],
  );
}
