"use client";
import type { JSX } from "react";
import type { Slot } from "../../react/internal.ts";
import { Action } from "../controls.tsx";
import { useItems } from "./useItems.ts";

interface ButtonText {
  readonly text: string;
  /** Accessible name, which contains the text. */
  readonly label: string;
}

interface ItemListProps<T> {
  readonly slot: Slot;
  readonly label: string;
  readonly items: readonly T[];
  /** The item that is added. */
  readonly blank: T;
  /**
   * Number of items that cannot be removed.
   * @default 1
   */
  readonly min?: number;
  /**
   * Maximum number of items.
   * @default Infinity
   */
  readonly max?: number;
  readonly add: ButtonText;
  remove(number: string): ButtonText;
  onChange(items: readonly T[]): void;
  renderItem(item: T, number: string, onItem: (item: T) => void): JSX.Element;
}

/** A list of controls within a sentence, with buttons that add and remove one. */
export function ItemList<T>(props: ItemListProps<T>): JSX.Element {
  const { slot, label, items, blank, min = 1, max = Infinity, add, onChange } = props;
  const edited = useItems<T, HTMLFieldSetElement>(items, onChange);
  return (
    <fieldset aria-label={label} className="pf-builder-list" ref={edited.list}>
      {items.map((item, at) => {
        const number = String(at + 1);
        const remove = props.remove(number);
        return (
          <span key={at} className="pf-builder-item">
            {props.renderItem(item, number, (next) => edited.replace(at, next))}
            {items.length > min && (
              <Action slot={slot} aria-label={remove.label} onClick={() => edited.remove(at)}>
                {remove.text}
              </Action>
            )}
          </span>
        );
      })}
      <span className="pf-builder-actions">
        <Action
          slot={slot}
          aria-label={add.label}
          unavailable={items.length >= max}
          onClick={() => edited.add(blank)}
        >
          {add.text}
        </Action>
      </span>
    </fieldset>
  );
}
