"use client";
import { type RefObject, useRef, useState } from "react";
import { useBrowserLayoutEffect } from "../support/useStable.ts";

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

/**
 * Moves a popup to the top layer at its control, so that no ancestor clips it. Returns a cleanup
 * function.
 */
function liftPopup(popup: HTMLElement, control: Element): (() => void) | undefined {
  // Firefox supports popovers since 125.
  if (typeof popup.showPopover !== "function") return undefined;
  const { ownerDocument, style } = popup;
  popup.popover = "manual";
  popup.showPopover();
  const place = (): void => {
    const { top, bottom, left, width } = control.getBoundingClientRect();
    const { clientHeight } = ownerDocument.documentElement;
    const below = clientHeight - bottom;
    style.inset =
      below < popup.offsetHeight && top > below
        ? `auto auto ${clientHeight - top}px ${left}px`
        : `${bottom}px auto auto ${left}px`;
    style.inlineSize = `${width}px`;
  };
  place();
  const off = new AbortController();
  const options = { capture: true, passive: true, signal: off.signal };
  ownerDocument.addEventListener("scroll", place, options);
  ownerDocument.defaultView?.addEventListener("resize", place, options);
  return () => {
    off.abort();
    popup.popover = null;
    style.inset = style.inlineSize = "";
  };
}
