"use client";
import { startTransition, useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { useScope } from "../store/scope.ts";
import { useBrowserLayoutEffect } from "../support/useStable.ts";

/**
 * How many of `total` parts to draw: the first at once, which fills a screen, the others a few at a
 * time while the page stays usable. All of them on a server, where a server drew them, when a page
 * is printed, and when a control is needed that is not drawn.
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

  // A form that was just drawn may be printed, or asked for a field, before its effects run.
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
