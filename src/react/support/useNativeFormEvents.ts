"use client";
import { type RefObject, useRef } from "react";
import { listen } from "./listen.ts";
import { useBrowserLayoutEffect, useLatest } from "./useStable.ts";
import { warn } from "./warn.ts";

/**
 * Handles `submit` and `reset` on the `<form>`, as those of nested forms do not reach React's root.
 * Stops their propagation, so that no surrounding form handles them.
 */
export function useNativeFormEvents(
  submit: (event: Event) => unknown,
  reset?: () => unknown,
): RefObject<HTMLFormElement | null> {
  const element = useRef<HTMLFormElement>(null);
  const latest = useLatest({ submit, reset });
  useBrowserLayoutEffect(() => {
    const form = element.current;
    if (!form) return;
    warn("element", form);
    const handle = (event: Event): void => {
      const { submit, reset } = latest.current;
      const act = event.type === "reset" ? reset : submit;
      if (event.target !== form || !act) return;
      event.stopPropagation();
      event.preventDefault();
      act(event);
    };
    const stops = ["submit", "reset"].map((type) => listen(form, type, handle));
    return () => stops.forEach((stop) => stop());
  }, [latest]);
  return element;
}
