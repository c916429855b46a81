"use client";
import { type JSX, type KeyboardEvent, memo, useMemo } from "react";
import { type Place, placeKey, samePlace } from "../state/place.ts";
import type { CollectionBuilderApi } from "../useCollectionBuilder.ts";
import { outlineRows, type OutlineRow } from "./outlineRows.ts";
import { useRowDrag } from "./useRowDrag.ts";

interface OutlineProps {
  readonly builder: CollectionBuilderApi;
  /** Asks to remove the selected place. */
  onRemove(): void;
  /** Adds a question after the selected place. */
  onAdd(): void;
  /** Moves focus to the properties of the selected place. */
  onEdit(): void;
}

/** Returns the row that an arrow key leads to. */
function rowAt(rows: readonly OutlineRow[], at: number, key: string): OutlineRow | undefined {
  const level = rows[at]?.level ?? 0;
  const next = rows[at + 1];
  switch (key) {
    case "ArrowDown":
      return next;
    case "ArrowUp":
      return rows[at - 1];
    case "ArrowRight":
      return next && next.level > level ? next : undefined;
    case "ArrowLeft":
      return rows.slice(0, at).findLast((row) => row.level < level);
    case "Home":
      return rows[0];
    case "End":
      return rows.at(-1);
    default:
      return undefined;
  }
}

/** The parts of the document as a tree. https://www.w3.org/WAI/ARIA/apg/patterns/treeview/ */
export function Outline({ builder, onRemove, onAdd, onEdit }: OutlineProps): JSX.Element {
  const { document, state, run, select, t, title } = builder;
  const { place } = state;
  const rows = useMemo(() => outlineRows(document), [document]);
  const selected = rows.findIndex((row) => samePlace(row.place, place));
  const { events, mark } = useRowDrag(builder, rows);

  const actions: Readonly<Record<string, () => void>> = {
    Enter: onEdit,
    "Shift+Enter": onAdd,
    Delete: onRemove,
    Backspace: onRemove,
    "Alt+ArrowUp": () => run({ type: "move", place, by: -1 }),
    "Alt+ArrowDown": () => run({ type: "move", place, by: 1 }),
  };
  const press = (event: KeyboardEvent): void => {
    const { key, altKey, shiftKey, ctrlKey, metaKey, repeat } = event;
    if (ctrlKey || metaKey) return;
    const action = actions[`${altKey ? "Alt+" : ""}${shiftKey ? "Shift+" : ""}${key}`];
    // A held Delete would remove all parts, and a held Enter add one part after the other.
    if (repeat && !altKey && action) return event.preventDefault();
    const row = altKey || shiftKey ? undefined : rowAt(rows, selected, key);
    if (!action && !row) return;
    event.preventDefault();
    action?.();
    if (row) select(row.place);
  };
  return (
    <ul
      className="pf-builder-tree"
      role="tree"
      aria-label={t("outline")}
      onKeyDown={press}
      {...events}
    >
      {rows.map((row, at) => (
        <Row
          key={placeKey(row.place)}
          {...row}
          title={title(row.place)}
          kind={t(row.place.kind)}
          isSelected={at === selected}
          drop={row === mark?.row ? mark.side : undefined}
          onSelect={select}
        />
      ))}
    </ul>
  );
}

interface RowProps extends OutlineRow {
  readonly title: string;
  readonly kind: string;
  readonly isSelected: boolean;
  /** Side on which a dragged part would be inserted. */
  readonly drop: "before" | "after" | undefined;
  onSelect(place: Place): void;
}

const sameRow = (one: RowProps, other: RowProps): boolean =>
  samePlace(one.place, other.place) &&
  one.title === other.title &&
  one.isSelected === other.isSelected &&
  one.drop === other.drop &&
  one.position === other.position &&
  one.siblings === other.siblings &&
  one.level === other.level;

/** Renders again only if its title, position, selection or drop mark changes. */
const Row = memo(function Row({ place, level, position, siblings, ...row }: RowProps) {
  return (
    <li
      role="treeitem"
      className="pf-builder-row"
      data-kind={place.kind}
      data-level={level}
      data-drop={row.drop}
      draggable={level > 1 && place.kind !== "signature"}
      aria-level={level}
      aria-posinset={position}
      aria-setsize={siblings}
      aria-selected={row.isSelected}
      tabIndex={row.isSelected ? 0 : -1}
      onFocus={row.isSelected ? undefined : () => row.onSelect(place)}
    >
      <span className="pf-builder-row-title">{row.title}</span>{" "}
      {row.kind !== row.title && <span className="pf-builder-row-kind">{row.kind}</span>}
    </li>
  );
}, sameRow);
