"use client";
import { type RefObject, useRef, useState } from "react";
import { useBrowserLayoutEffect } from "./useStable.ts";

/** Whether a popup is better above its control, because there is more room there than it has below. */
export function useComboboxSide(open: boolean): {
  readonly popup: RefObject<HTMLDivElement | null>;
  readonly above: boolean;
} {
  const popup = useRef<HTMLDivElement>(null);
  const [above, setAbove] = useState(false);
  useBrowserLayoutEffect(() => {
    const control = popup.current?.parentElement?.getBoundingClientRect();
    if (!open || !popup.current || !control) return;
    const below = document.documentElement.clientHeight - control.bottom;
    setAbove(below < popup.current.offsetHeight && control.top > below);
  }, [open]);
  return { popup, above };
}
