"use client";
import { type FocusEvent, useState } from "react";

/** The row of the selected place, or the first field of its properties. */
type Target = "row" | "fields";

/** Selectors of a target, the preferred one first. */
const selectors: Readonly<Record<Target, readonly string[]>> = {
  row: ["[role=treeitem][aria-selected=true]"],
  fields: [".pf-builder-selected :is(input, select, textarea)", ".pf-builder-heading"],
};

/** Moves focus after steps, so that it is never lost with a removed element. */
function createFocus() {
  let requested: Target | null = null;
  let isInside = false;
  let root: HTMLElement | null = null;
  const move = (target: Target): void => {
    const found = selectors[target].map((one) => root?.querySelector<HTMLElement>(one));
    found.find(Boolean)?.focus();
  };
  return {
    attach(element: HTMLElement | null): void {
      root = element;
    },
    move,
    /** Requests focus after the next step. */
    request(target: Target): void {
      requested = target;
    },
    /** Moves focus to the requested part, or to the selected row if focus was lost or on a row. */
    restore(): void {
      const active = root?.ownerDocument.activeElement;
      const isLost = isInside && (!active || active === active.ownerDocument.body);
      const target = requested ?? (isLost || active?.role === "treeitem" ? "row" : null);
      requested = null;
      if (target) move(target);
    },
    events: {
      onFocus(): void {
        isInside = true;
      },
      onBlur({ relatedTarget, currentTarget }: FocusEvent): void {
        if (relatedTarget) isInside = currentTarget.contains(relatedTarget);
      },
    },
  };
}

type BuilderFocus = ReturnType<typeof createFocus>;

/** Returns the focus of a builder, and the ref of its root element. */
export function useBuilderFocus(): readonly [BuilderFocus, BuilderFocus["attach"]] {
  const [focus] = useState(createFocus);
  return [focus, focus.attach];
}
