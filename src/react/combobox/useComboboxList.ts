"use client";
import type { UseComboboxReturnValue } from "downshift";
import { useMemo } from "react";
import type { ParameterOption } from "../../core/definition/form.ts";
import { choiceLang, choiceTexts } from "../inputs/choices.ts";
import type { ParameterFieldState, PartProps } from "../settings/settings.ts";
import { onDemand } from "../../core/messages/onDemandMessages.ts";
import { useComboboxSide } from "./useComboboxSide.ts";
import { useComboboxWindow } from "./useComboboxWindow.ts";

interface ComboboxList {
  readonly list: UseComboboxReturnValue<ParameterOption>;
  readonly items: readonly ParameterOption[];
  readonly highlighted: number;
  /** Whether the pointer moved the highlight. The list then must not scroll. */
  readonly byPointer: { readonly current: boolean };
  onPointer(): void;
  onChoose(option: ParameterOption): void;
}

/**
 * Whether the mouse rests. Safari fires `mousemove` when content opens or scrolls below it, which
 * must not change a highlight set by a key.
 */
const isStill = ({ isTrusted, movementX, movementY }: MouseEvent): boolean =>
  isTrusted && !movementX && !movementY;

/** Keeps the list open on a click on a disabled option, which downshift treats as enabled. */
const staysOpen = { preventDownshiftDefault: true };

interface Row {
  readonly item: ParameterOption;
  /** Index of the option; `undefined` for the heading of its group. */
  readonly index?: number;
}

/** Returns the rows of options, with a heading before the first option of each group. */
const rowsOf = (items: readonly ParameterOption[]): readonly Row[] =>
  items.flatMap((item, index): readonly Row[] =>
    item.group !== undefined && item.group !== items[index - 1]?.group
      ? [{ item }, { item, index }]
      : [{ item, index }],
  );

type ListPart = Pick<PartProps["Combobox"], "popup" | "above" | "list" | "options" | "empty">;

/** Returns the props of the list. Only visible rows are rendered. */
export function useComboboxList(
  field: ParameterFieldState,
  { list, items, highlighted, byPointer, onPointer, onChoose }: ComboboxList,
): ListPart {
  const { settings, value } = field;
  const { isOpen, getMenuProps, getItemProps } = list;
  const rows = useMemo(() => rowsOf(items), [items]);
  const { scroller, first, end, style, onScroll } = useComboboxWindow(
    rows,
    isOpen,
    rows.findIndex(({ index }) => index === highlighted),
    byPointer,
  );
  const { popup, above } = useComboboxSide(isOpen, rows.length);
  return {
    above,
    popup: {
      ref: popup,
      role: "presentation",
      hidden: !isOpen,
      onMouseDown: (event) => event.preventDefault(),
    },
    list: {
      // Not the field's label: `getByLabel` would match both list and input.
      ...getMenuProps({
        ref: scroller,
        onScroll,
        "aria-label": onDemand.text(settings, "options"),
      }),
      onMouseMoveCapture(event) {
        if (isStill(event.nativeEvent)) event.stopPropagation();
        else onPointer();
      },
      hidden: items.length === 0,
      style,
    },
    empty: isOpen && items.length === 0 ? onDemand.t(settings, "noResults") : null,
    options: (isOpen ? rows.slice(first, end) : []).map(({ item, index }) => {
      const { group } = item;
      if (index === undefined)
        return {
          group,
          heading: true,
          label: { children: group ?? "", lang: choiceLang(field) },
          chosen: false,
          highlighted: false,
          item: { role: "presentation", "aria-hidden": true },
        };
      const row = getItemProps({
        item,
        index,
        onClick: (event) => (item.disabled ? Object.assign(event, staysOpen) : onChoose(item)),
      });
      const { named, ...texts } = choiceTexts(field, item, row.id);
      return {
        ...texts,
        group,
        chosen: item.value === value,
        highlighted: index === highlighted,
        item: {
          ...row,
          ...named,
          "aria-disabled": item.disabled,
          "aria-setsize": items.length,
          "aria-posinset": index + 1,
        },
      };
    }),
  };
}
