"use client";
import { type CSSProperties, type RefObject, useRef, useState } from "react";
import { useBrowserLayoutEffect } from "../support/useStable.ts";

export interface ComboboxWindow {
  readonly scroller: RefObject<HTMLUListElement | null>;
  readonly first: number;
  readonly end: number;
  readonly style: CSSProperties & Readonly<Record<"--pf-before" | "--pf-after", string>>;
  onScroll(): void;
}

interface View {
  readonly top: number;
  readonly height: number;
  readonly row: number;
}

/** Extra rows rendered beyond each edge while scrolling. */
const overscan = 4;
/** Assumed size until the list is measured: about twelve rows. */
const guess: View = { top: 0, height: 480, row: 40 };

/** Returns the range of rows to render. Scrolls the row `active` into view unless `still`. */
export function useComboboxWindow(
  items: readonly unknown[],
  open: boolean,
  active: number,
  still: { readonly current: boolean },
): ComboboxWindow {
  const scroller = useRef<HTMLUListElement>(null);
  const [view, setView] = useState(guess);
  const { top, height, row } = view;
  const rendered = useRef(items);

  useBrowserLayoutEffect(() => {
    const list = scroller.current;
    if (!list || !open) return;
    const measured = rowHeight(list) ?? row;
    const from = rendered.current === items ? list.scrollTop : 0;
    rendered.current = items;
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

/** Returns the scroll offset nearest to `from` that shows the whole row at `start`. */
const inView = (from: number, height: number, start: number, row: number): number =>
  Math.min(start, Math.max(from, start + row - height));

const sameView = (a: View, b: View): View =>
  a.top === b.top && a.height === b.height && a.row === b.row ? a : b;

function rowHeight(list: HTMLElement): number | null {
  const height = list.querySelector("[role=option]")?.getBoundingClientRect().height;
  return height ? height : null;
}
