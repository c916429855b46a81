"use client";
import { type RefCallback, useCallback, useRef, useState } from "react";

/**
 * At which ends an element that is scrolled sideways hides something: `"start"`, `"end"`, both with
 * a space between them, or `undefined`. Then it must be possible to scroll it by keyboard.
 */
export function useHidden(): readonly [RefCallback<HTMLElement>, string | undefined] {
  const [hidden, setHidden] = useState<string>();
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

function hiddenEnds({ scrollLeft, scrollWidth, clientWidth }: HTMLElement): string | undefined {
  // Right to left it is counted below zero; where a page is zoomed, there are parts of a pixel.
  const before = Math.abs(scrollLeft);
  const after = scrollWidth - clientWidth - before;
  const ends = [before >= 1 && "start", after >= 1 && "end"].filter(Boolean);
  return ends.length > 0 ? ends.join(" ") : undefined;
}
