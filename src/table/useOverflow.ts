"use client";
import { type RefCallback, useCallback, useRef, useState } from "react";

/** Whether an element is scrolled sideways, which then must be possible by keyboard. */
export function useOverflow(): readonly [RefCallback<HTMLElement>, boolean] {
  const [overflows, setOverflows] = useState(false);
  const observer = useRef<ResizeObserver>(undefined);
  const ref = useCallback((element: HTMLElement | null) => {
    observer.current?.disconnect();
    if (!element || typeof ResizeObserver === "undefined") return;
    const measure = () => setOverflows(element.scrollWidth > element.clientWidth);
    observer.current = new ResizeObserver(measure);
    observer.current.observe(element);
    for (const child of element.children) observer.current.observe(child);
  }, []);
  return [ref, overflows];
}
