"use client";
import { startTransition, useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { useScope } from "../store/scope.ts";
import { listen } from "../support/listen.ts";
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
    const stops = [listen(window, "beforeprint", print), controls.whenNeeded(renderAll)];
    return () => {
      stops.forEach((stop) => stop());
    };
  }, [complete, controls]);

  return Math.min(count, total);
}
