import type { JSX } from "react";
import type { PartProps } from "../settings/settings.ts";
import { drawPart, type Slot } from "./drawPart.ts";

const rows = [0, 1, 2, 3, 4, 5, 6, 7];

export const Skeleton = ({ of, label }: PartProps["Skeleton"]): JSX.Element =>
  of === "list" ? (
    <div className="pf-list-skeleton" aria-hidden="true">
      {rows.map((row) => (
        <div key={row} />
      ))}
    </div>
  ) : (
    <div className="pf-skeleton">
      <output className="pf-visually-hidden" {...label} />
      {rows.map((row) => (
        <div className="pf-skeleton-row" aria-hidden="true" key={row} />
      ))}
    </div>
  );

/** Renders the skeleton of a form or list, or what replaces it. */
export const drawSkeleton = (slot: Slot, part: PartProps["Skeleton"]): JSX.Element =>
  drawPart("Skeleton", Skeleton, slot, part);
