"use client";
import type { RefObject } from "react";
import { isFocused } from "../mask/textEditing.ts";
import { useBrowserLayoutEffect, useLatest } from "../support/useStable.ts";
import { isComposing } from "./comboboxKeys.ts";

interface SearchedList {
  readonly input: RefObject<HTMLInputElement | null>;
  readonly open: boolean;
  readonly searching: boolean;
  close(): void;
  restore(): void;
}

const dialogs = "dialog, [role=dialog], [role=alertdialog], [aria-modal=true]";

/** Events of a press after `pointerdown`. `<dialog closedby="any">` fires `cancel`. */
const rest = ["mousedown", "touchstart", "pointerup", "mouseup", "touchend", "cancel", "click"];
const prevented = new Set(["mousedown", "cancel", "click"]);

/**
 * Dismisses a list before the dialog around it.
 *
 * - The first Escape closes an open list, the next one ends the search. Further ones reach the
 *   page.
 * - A press outside of the dialog closes only the list.
 *
 * Listens on the window, to get events before dialogs that listen on the document.
 */
export function useDismiss(list: SearchedList): void {
  const { open, searching } = list;
  const latest = useLatest(list);
  useBrowserLayoutEffect(() => {
    const input = latest.current.input.current;
    const view = input?.ownerDocument.defaultView;
    if (!input || !view || !(open || searching)) return;
    const off = new AbortController();
    const options = { capture: true, signal: off.signal };
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key !== "Escape" || !isFocused(input)) return;
      event.stopImmediatePropagation();
      if (isComposing(event)) return;
      event.preventDefault();
      if (open) latest.current.close();
      else latest.current.restore();
    };
    const onPointerDown = (event: Event): void => {
      if (!open || !isOutside(event, input)) return;
      endPress(event, view);
      latest.current.close();
    };
    view.addEventListener("keydown", onKeyDown, options);
    view.addEventListener("pointerdown", onPointerDown, options);
    // Mantine's dialogs, which listen on the window, too, ignore elements with this attribute.
    input.setAttribute("data-mantine-stop-propagation", "true");
    return () => {
      off.abort();
      input.removeAttribute("data-mantine-stop-propagation");
    };
  }, [open, searching, latest]);
}

/**
 * Whether a press is outside of the input's dialog and of the list, which may be in a portal. A
 * press on a native backdrop targets the dialog.
 */
function isOutside(event: Event, input: HTMLInputElement): boolean {
  const dialog = input.closest(dialogs);
  const list = input.getAttribute("aria-controls");
  const path = event.composedPath();
  const isIn = path.some((at) => at === dialog || ("id" in at && at.id === list));
  return dialog !== null && (path[0] === dialog || !isIn);
}

/** Stops all events of a press, so that nothing handles it or gets focus. */
function endPress(press: Event, view: Window): void {
  press.stopImmediatePropagation();
  const off = new AbortController();
  const options = { capture: true, signal: off.signal };
  const end = (event: Event): void => {
    event.stopImmediatePropagation();
    if (prevented.has(event.type)) event.preventDefault();
    if (event.type === "click") off.abort();
  };
  for (const type of rest) view.addEventListener(type, end, options);
  for (const type of ["pointerdown", "keydown"])
    view.addEventListener(type, () => off.abort(), options);
}
