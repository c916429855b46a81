"use client";
import { type CSSProperties, type RefObject, useRef, useState } from "react";
import { useBrowserLayoutEffect } from "../support/useStable.ts";

/** Which rows of a long list are drawn, and the space that the others would take. */
export interface ComboboxWindow {
  readonly scroller: RefObject<HTMLUListElement | null>;
  readonly first: number;
  /** One past the last row that is drawn. */
  readonly end: number;
  /** How tall the rows before and after are, for the style sheet. */
  readonly style: CSSProperties & Readonly<Record<"--pf-before" | "--pf-after", string>>;
  onScroll(): void;
}

interface View {
  readonly top: number;
  readonly height: number;
  /** Height of a row, all rows being equal. */
  readonly row: number;
}

/** Rows beyond each edge, so that none is missing while the list is scrolled. */
const overscan = 4;
/** Until the list is measured: about twelve rows. */
const guess: View = { top: 0, height: 480, row: 40 };

/** Draws only the rows in view and brings the row `active` into view, unless `still`. */
export function useComboboxWindow(
  items: readonly unknown[],
  open: boolean,
  active: number,
  still: { readonly current: boolean },
): ComboboxWindow {
  const scroller = useRef<HTMLUListElement>(null);
  const [view, setView] = useState(guess);
  const { top, height, row } = view;
  const drawn = useRef(items);

  useBrowserLayoutEffect(() => {
    const list = scroller.current;
    if (!list || !open) return;
    const measured = rowHeight(list) ?? row;
    const from = drawn.current === items ? list.scrollTop : 0;
    drawn.current = items;
    const next =
      active < 0 || still.current
        ? from
        : inView(from, list.clientHeight, active * measured, measured);
    list.scrollTop = next;
    setView((before) => sameView(before, { top: next, height: list.clientHeight, row: measured }));
  }, [open, items, active, row, still]);

  const end = Math.min(items.length, Math.ceil((top + height) / row) + overscan);
  const first = Math.max(0, Math.min(Math.floor(top / row) - overscan, end));
  return {
    scroller,
    first,
    end,
    style: {
      "--pf-before": `${first * row}px`,
      "--pf-after": `${(items.length - end) * row}px`,
    },
    onScroll() {
      const list = scroller.current;
      if (list) setView((before) => sameView(before, { ...before, top: list.scrollTop }));
    },
  };
}

/** The scroll offset nearest to `from` that shows the row at `start` whole. */
const inView = (from: number, height: number, start: number, row: number): number =>
  Math.min(start, Math.max(from, start + row - height));

const sameView = (a: View, b: View): View =>
  a.top === b.top && a.height === b.height && a.row === b.row ? a : b;

function rowHeight(list: HTMLElement): number | null {
  const height = list.querySelector("[role=option]")?.getBoundingClientRect().height;
  return height ? height : null;
}
