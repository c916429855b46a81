"use client";
import { startTransition, useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { useScope } from "../store/scope.ts";
import { useBrowserLayoutEffect } from "../support/useStable.ts";

/**
 * Returns how many of `total` groups to render: the first one, which fills a screen, then a few at
 * a time while the page stays responsive. Returns all on a server and during hydration, for
 * printing, and to focus a missing control.
 */
export function useDrawnGroups(total: number): number {
  const { controls, serverDrawn } = useScope();
  const [drawn, setDrawn] = useState(serverDrawn ? Infinity : 1);
  const complete = drawn >= total;

  useEffect(() => {
    if (complete) return;
    const next = setTimeout(() => startTransition(() => setDrawn((before) => before + 5)));
    return () => clearTimeout(next);
  }, [complete, drawn]);

  // Printing or focus may be requested before effects run.
  useBrowserLayoutEffect(() => {
    if (complete) return;
    const drawAll = (): void => setDrawn(Infinity);
    const print = (): void => flushSync(drawAll);
    addEventListener("beforeprint", print);
    const forget = controls.whenNeeded(drawAll);
    return () => {
      forget();
      removeEventListener("beforeprint", print);
    };
  }, [complete, controls]);

  return Math.min(drawn, total);
}
