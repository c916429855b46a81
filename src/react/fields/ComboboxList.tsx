"use client";
import type { UseComboboxReturnValue } from "downshift";
import type { JSX } from "react";
import type { ParameterOption } from "../../core/form.ts";
import { text } from "../text.ts";
import { useComboboxSide } from "../useComboboxSide.ts";
import { useComboboxWindow } from "../useComboboxWindow.ts";
import type { ParameterFieldState } from "../useParameterField.ts";

interface ComboboxListProps {
  readonly field: ParameterFieldState;
  readonly list: UseComboboxReturnValue<ParameterOption>;
  readonly items: readonly ParameterOption[];
  readonly highlighted: number;
  /** Whether the pointer, not a key, moved the highlight: then nothing is scrolled under it. */
  readonly byPointer: { readonly current: boolean };
  onPointer(): void;
  onChoose(option: ParameterOption): void;
}

/** The options that were found, above what follows on the page. Only rows in view are drawn. */
export function ComboboxList(props: ComboboxListProps): JSX.Element {
  const { field, list, items, highlighted, byPointer, onPointer, onChoose } = props;
  const { isOpen, getMenuProps, getItemProps } = list;
  const { scroller, first, end, style, onScroll } = useComboboxWindow(
    items,
    isOpen,
    highlighted,
    byPointer,
  );
  const { popup, above } = useComboboxSide(isOpen);
  return (
    <div
      className="pf-popup"
      ref={popup}
      role="presentation"
      hidden={!isOpen}
      data-above={above || undefined}
      onMouseDown={(event) => event.preventDefault()}
    >
      {isOpen && items.length === 0 && (
        <p className="pf-nothing">{text(field.settings, "noResults")}</p>
      )}
      <ul
        {...getMenuProps({ ref: scroller, onScroll, onMouseMove: onPointer })}
        className="pf-options"
        hidden={items.length === 0}
        style={style}
      >
        {isOpen &&
          items.slice(first, end).map((item, place) => {
            const index = first + place;
            return (
              <li
                key={index}
                {...getItemProps({ item, index, onClick: () => onChoose(item) })}
                className="pf-option"
                aria-setsize={items.length}
                aria-posinset={index + 1}
                data-chosen={item.value === field.value || undefined}
              >
                <span className="pf-option-label">{item.label}</span>
              </li>
            );
          })}
      </ul>
    </div>
  );
}
