"use client";
import { type RefObject, useEffect, useRef } from "react";

/**
 * Moves focus within a list whose last child has the buttons: to an added item, or to the one that
 * takes the index of a removed item.
 */
export function useFocusAt<T extends HTMLElement>(): readonly [
  RefObject<T | null>,
  (at: number) => void,
] {
  const list = useRef<T>(null);
  const next = useRef<number | null>(null);
  useEffect(() => {
    if (next.current === null) return;
    const children = [...(list.current?.children ?? [])].slice(next.current);
    next.current = null;
    // The child may be an alert, which has no controls.
    const controls = children.flatMap((child) => [
      ...child.querySelectorAll<HTMLElement>("select, input, button"),
    ]);
    controls[0]?.focus();
  });
  return [list, (at) => (next.current = at)];
}
