"use client";
import { startTransition, useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { useScope } from "../store/scope.ts";
import { useBrowserLayoutEffect } from "../support/useStable.ts";

/**
 * Returns how many of `total` groups to render: the first one, which fills a screen, then a few at
 * a time while the page stays responsive. Returns all on a server and during hydration, for
 * printing, and to focus a control that is not yet mounted.
 */
export function useRenderedGroups(total: number): number {
  const { controls, serverRendered } = useScope();
  const [count, setCount] = useState(serverRendered ? Infinity : 1);
  const complete = count >= total;

  useEffect(() => {
    if (complete) return;
    const next = setTimeout(() => startTransition(() => setCount((before) => before + 5)));
    return () => clearTimeout(next);
  }, [complete, count]);

  // Printing or focus may be requested before effects run.
  useBrowserLayoutEffect(() => {
    if (complete) return;
    const renderAll = (): void => setCount(Infinity);
    const print = (): void => flushSync(renderAll);
    addEventListener("beforeprint", print);
    const unsubscribe = controls.whenNeeded(renderAll);
    return () => {
      unsubscribe();
      removeEventListener("beforeprint", print);
    };
  }, [complete, controls]);

  return Math.min(count, total);
}
