"use client";
import { type RefObject, useRef, useState } from "react";
import { useBrowserLayoutEffect } from "../support/useStable.ts";
import { liftPopup } from "./liftPopup.ts";

/**
 * Whether a popup is better above its control: because what was `found` does not fit below, and
 * there is more room above its label, which it leaves in sight. Where an element around leaves room
 * on neither side, and the window has more, the popup is lifted out of it.
 */
export function useComboboxSide(
  open: boolean,
  found: number,
): {
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
    const labelTop = topOfLabel(control, top);
    const [over, below] = [labelTop - seen.top, seen.bottom - bottom];
    const box = popup.current.getBoundingClientRect();
    // With the gap between the popup and its control, on the side where it is.
    const height = box.height + Math.max(box.top - bottom, labelTop - box.bottom);
    const isAbove = below < height && over > below;
    setAbove(isAbove);
    popup.current.style.marginBlockEnd = isAbove ? `${top - labelTop}px` : "";
    const { clientHeight } = control.ownerDocument.documentElement;
    const room = Math.max(over, below);
    if (room < height && room < Math.max(labelTop, clientHeight - bottom))
      return liftPopup(popup.current, control);
  }, [open, found]);
  return { popup, above };
}

/** Where the label of the input in a control begins, when it stands above it. */
function topOfLabel(control: Element, top: number): number {
  const [label] = control.querySelector("input")?.labels ?? [];
  return Math.min(top, label?.getBoundingClientRect().top ?? top);
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
