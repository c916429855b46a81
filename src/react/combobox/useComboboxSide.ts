"use client";
import { type RefObject, useRef, useState } from "react";
import { useBrowserLayoutEffect } from "../support/useStable.ts";
import { liftPopup } from "./liftPopup.ts";

/**
 * Positions a popup above its control's label if it does not fit below and there is more room
 * above. If an ancestor clips both sides and the window has more room, moves the popup to the top
 * layer.
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
    // Includes the gap between popup and control.
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

function topOfLabel(control: Element, top: number): number {
  const [label] = control.querySelector("input")?.labels ?? [];
  return Math.min(top, label?.getBoundingClientRect().top ?? top);
}

/** Returns the visible vertical range, clipped by ancestors that hide overflow. */
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

/** Returns the parent element, or the host of the shadow root. */
function around(element: Element): Element | null {
  const root = element.getRootNode();
  return element.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
}
