"use client";
import { type RefObject, useRef, useState } from "react";
import { useBrowserLayoutEffect } from "../useStable.ts";
import { liftPopup } from "./liftPopup.ts";

/**
 * Whether a popup is better above its control, because there is more room there than it has below.
 * Where an element around leaves room on neither side, and the window has more, the popup is lifted
 * out of it.
 */
export function useComboboxSide(open: boolean): {
  readonly popup: RefObject<HTMLDivElement | null>;
  readonly above: boolean;
} {
  const popup = useRef<HTMLDivElement>(null);
  const [above, setAbove] = useState(false);
  useBrowserLayoutEffect(() => {
    const control = popup.current?.parentElement;
    if (!open || !popup.current || !control) return;
    const { top, bottom } = control.getBoundingClientRect();
    const seen = seenAround(control);
    const [over, below] = [top - seen.top, seen.bottom - bottom];
    const { offsetHeight } = popup.current;
    setAbove(below < offsetHeight && over > below);
    const { clientHeight } = control.ownerDocument.documentElement;
    const room = Math.max(over, below);
    if (room < offsetHeight && room < Math.max(top, clientHeight - bottom))
      return liftPopup(popup.current, control);
  }, [open]);
  return { popup, above };
}

/**
 * From where to where something can be seen: the window, cut by every element around that hides
 * what sticks out of it.
 */
function seenAround(control: Element): { readonly top: number; readonly bottom: number } {
  const { documentElement, body } = control.ownerDocument;
  let [top, bottom] = [0, documentElement.clientHeight];
  for (let box = around(control); box && box !== body; box = around(box)) {
    if (getComputedStyle(box).overflowY === "visible") continue;
    const edges = box.getBoundingClientRect();
    top = Math.max(top, edges.top);
    bottom = Math.min(bottom, edges.bottom);
  }
  return { top, bottom };
}

/** The parent of an element, or the host of the shadow root that it is in. */
function around(element: Element): Element | null {
  const root = element.getRootNode();
  return element.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
}
