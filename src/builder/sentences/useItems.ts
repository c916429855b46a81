"use client";
import { type RefObject, useEffect, useRef } from "react";

interface EditedItems<T, E> {
  /** Ref of the list, whose children are the items and then an element with the buttons. */
  readonly list: RefObject<E | null>;
  replace(this: void, at: number, item: T): void;
  /** Adds an item, and moves focus to it. */
  add(this: void, item: T): void;
  /** Removes an item, and moves focus to the one that takes its index. */
  remove(this: void, at: number): void;
}

/** Edits the items of a list, so that focus is never lost with a removed one. */
export function useItems<T, E extends HTMLElement>(
  items: readonly T[],
  onChange: (items: readonly T[]) => void,
): EditedItems<T, E> {
  const list = useRef<E>(null);
  const focused = useRef<number | null>(null);
  useEffect(() => {
    if (focused.current === null) return;
    const children = [...(list.current?.children ?? [])].slice(focused.current);
    focused.current = null;
    // The child may be an alert, which has no controls.
    const controls = children.flatMap((child) => [
      ...child.querySelectorAll<HTMLElement>("select, input, button"),
    ]);
    controls[0]?.focus();
  });
  return {
    list,
    replace: (at, item) => onChange(items.with(at, item)),
    add(item) {
      focused.current = items.length;
      onChange([...items, item]);
    },
    remove(at) {
      focused.current = at;
      onChange(items.toSpliced(at, 1));
    },
  };
}
