"use client";
import { type DragEvent, useState } from "react";
import { distance } from "../state/move.ts";
import { type Place, samePlace } from "../state/place.ts";
import type { CollectionBuilderApi } from "../useCollectionBuilder.ts";
import type { OutlineRow } from "./outlineRows.ts";

/** A dragged part. */
interface Drag {
  readonly place: Place;
  /** The part below the pointer. */
  readonly over: Place;
  /** Places by which a drop moves it; 0 where it cannot be dropped. */
  readonly by: number;
}

/** A row, and the side of it on which a dragged part would be inserted. */
interface DropMark {
  readonly row: OutlineRow | undefined;
  readonly side: "before" | "after";
}

/** Returns the row where a drop would insert. After a form or section is after its last row. */
function markOf(rows: readonly OutlineRow[], drag: Drag | null): DropMark | null {
  const at = rows.findIndex(({ place }) => drag && samePlace(place, drag.over));
  const row = rows[at];
  if (!drag || drag.by === 0 || !row) return null;
  if (drag.place.kind === "question" && row.place.kind === "section") return { row, side: "after" };
  if (drag.by < 0) return { row, side: "before" };
  const next = rows.findIndex(({ level }, index) => index > at && level <= row.level);
  return { row: rows.at(next < 0 ? next : next - 1), side: "after" };
}

/** No text, which an input would insert. Firefox drags only what has data. */
const dataType = "application/x-parameter-form";

/** Moves parts that are dragged to other rows by a mouse. */
export function useRowDrag(
  { document, run }: Pick<CollectionBuilderApi, "document" | "run">,
  rows: readonly OutlineRow[],
) {
  const [drag, setDrag] = useState<Drag | null>(null);
  const placeOf = ({ target, currentTarget }: DragEvent): Place | undefined => {
    const element = target instanceof Element ? target.closest("[role=treeitem]") : null;
    return rows[[...currentTarget.children].findIndex((child) => child === element)]?.place;
  };
  return {
    events: {
      onDragStart(event: DragEvent): void {
        const place = placeOf(event);
        if (!place) return;
        event.dataTransfer.effectAllowed = "move";
        event.dataTransfer.setData(dataType, "move");
        setDrag({ place, over: place, by: 0 });
      },
      onDragOver(event: DragEvent): void {
        const over = drag && placeOf(event);
        if (!over) return;
        const by = distance(document, drag.place, over);
        if (by !== 0) event.preventDefault();
        if (!samePlace(over, drag.over)) setDrag({ ...drag, over, by });
      },
      onDrop(event: DragEvent): void {
        event.preventDefault();
        if (drag) run({ type: "move", place: drag.place, by: drag.by });
      },
      onDragEnd: () => setDrag(null),
    },
    mark: markOf(rows, drag),
  };
}
