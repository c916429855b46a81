"use client";
import type { RefObject } from "react";
import { isFocused } from "../mask/textEditing.ts";
import { useBrowserLayoutEffect, useLatest } from "../support/useStable.ts";
import { isComposing } from "./comboboxKeys.ts";

interface SearchedList {
  readonly input: RefObject<HTMLInputElement | null>;
  readonly open: boolean;
  /** Whether the text differs from the answer. */
  readonly searching: boolean;
  close(): void;
  restore(): void;
}

const dialogs = "dialog, [role=dialog], [role=alertdialog], [aria-modal=true]";

/** What a press is made of, after its `pointerdown`; a `<dialog closedby="any">` asks to `cancel`. */
const rest = ["mousedown", "touchstart", "pointerup", "mouseup", "touchend", "cancel", "click"];
const prevented = new Set(["mousedown", "cancel", "click"]);

/**
 * Escape closes a list that is open, then gives the search up, then belongs to the page; a press
 * beside the dialog around it closes the list alone. Dialogs listen on the document, before any
 * element of theirs is told, so the window is listened to.
 */
export function useListFirst(list: SearchedList): void {
  const { open, searching } = list;
  const latest = useLatest(list);
  useBrowserLayoutEffect(() => {
    const input = latest.current.input.current;
    const view = input?.ownerDocument.defaultView;
    if (!input || !view || !(open || searching)) return;
    const off = new AbortController();
    const options = { capture: true, signal: off.signal };
    const hearKey = (event: KeyboardEvent): void => {
      if (event.key !== "Escape" || !isFocused(input)) return;
      event.stopImmediatePropagation();
      if (isComposing(event)) return;
      event.preventDefault();
      if (open) latest.current.close();
      else latest.current.restore();
    };
    const hearPress = (event: Event): void => {
      if (!open || !isBeside(event, input)) return;
      endPress(event, view);
      latest.current.close();
    };
    view.addEventListener("keydown", hearKey, options);
    view.addEventListener("pointerdown", hearPress, options);
    // Mantine's dialogs listen on the window as long as they are there.
    input.setAttribute("data-mantine-stop-propagation", "true");
    return () => {
      off.abort();
      input.removeAttribute("data-mantine-stop-propagation");
    };
  }, [open, searching, latest]);
}

/**
 * Whether a press is on what surrounds a dialog, where a list may be that an app draws there: of a
 * native one it is told on the dialog itself.
 */
function isBeside(event: Event, input: HTMLInputElement): boolean {
  const dialog = input.closest(dialogs);
  const list = input.getAttribute("aria-controls");
  const path = event.composedPath();
  const isIn = path.some((at) => at === dialog || ("id" in at && at.id === list));
  return dialog !== null && (path[0] === dialog || !isIn);
}

/** Nothing on the page is told of a press, nor takes focus by it. */
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
