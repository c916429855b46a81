"use client";
import type { JSX } from "react";
import { Action } from "../controls.tsx";
import type { CollectionBuilderApi } from "../useCollectionBuilder.ts";
import { useItems } from "./useItems.ts";

interface ItemListProps<T> {
  readonly builder: CollectionBuilderApi;
  readonly label: string;
  /** The items; `null` until one is chosen. */
  readonly items: readonly (T | null)[];
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
  /** The button that adds an item: its text, and its accessible name, which contains the text. */
  readonly add: { readonly text: string; readonly label: string };
  /** Returns the accessible name of the button that removes an item. */
  removeLabel(number: string): string;
  onChange(items: readonly (T | null)[]): void;
  renderItem(item: T | null, number: string, onItem: (item: T | null) => void): JSX.Element;
}

/** A list of controls within a sentence, with buttons that add and remove one. */
export function ItemList<T>(props: ItemListProps<T>): JSX.Element {
  const { builder, label, items, min = 1, max = Infinity, onChange } = props;
  const { list, replace, add, remove } = useItems<T | null, HTMLFieldSetElement>(items, onChange);
  return (
    <fieldset aria-label={label} className="pf-builder-list" ref={list}>
      {items.map((item, at) => {
        const number = String(at + 1);
        return (
          <span key={at} className="pf-builder-item">
            {props.renderItem(item, number, (next) => replace(at, next))}
            {items.length > min && (
              <Action
                slot={builder}
                aria-label={props.removeLabel(number)}
                onClick={() => remove(at)}
              >
                {builder.t("removeItem")}
              </Action>
            )}
          </span>
        );
      })}
      <span className="pf-builder-actions">
        <Action
          slot={builder}
          aria-label={props.add.label}
          unavailable={items.length >= max}
          onClick={() => add(null)}
        >
          {props.add.text}
        </Action>
      </span>
    </fieldset>
  );
}
