"use client";
import { type RefCallback, useCallback, useRef, useState } from "react";

/** The ends at which something is hidden. */
type Ends = "start" | "end" | "both";

/**
 * At which ends an element that is scrolled sideways hides something; `undefined` where all of it is
 * in sight. Else it must be possible to scroll it by keyboard.
 */
export function useHidden(): readonly [RefCallback<HTMLElement>, Ends | undefined] {
  const [hidden, setHidden] = useState<Ends>();
  const observer = useRef<ResizeObserver>(undefined);
  const ref = useCallback((element: HTMLElement | null) => {
    observer.current?.disconnect();
    if (!element || typeof ResizeObserver === "undefined") return;
    const measure = () => setHidden(hiddenEnds(element));
    observer.current = new ResizeObserver(measure);
    observer.current.observe(element);
    for (const child of element.children) observer.current.observe(child);
    element.addEventListener("scroll", measure, { passive: true });
  }, []);
  return [ref, hidden];
}

function hiddenEnds({ scrollLeft, scrollWidth, clientWidth }: HTMLElement): Ends | undefined {
  // Right to left it is counted below zero; where a page is zoomed, there are parts of a pixel.
  const before = Math.abs(scrollLeft);
  const after = scrollWidth - clientWidth - before;
  if (before >= 1) return after >= 1 ? "both" : "start";
  return after >= 1 ? "end" : undefined;
}
