import type { JSX } from "react";
import type { PartProps } from "../settings/settings.ts";
import { renderPart, type Slot } from "./renderPart.ts";

const rows = [0, 1, 2, 3, 4, 5, 6, 7];

export function Skeleton({ of, label }: PartProps["Skeleton"]): JSX.Element {
  const isForm = of === "form";
  return (
    <div className={isForm ? "pf-skeleton" : "pf-list-skeleton"} aria-hidden={!isForm || undefined}>
      {isForm && <output className="pf-visually-hidden" {...label} />}
      {rows.map((row) => (
        <div
          key={row}
          className={isForm ? "pf-skeleton-row" : undefined}
          aria-hidden={isForm || undefined}
        />
      ))}
    </div>
  );
}

export const renderSkeleton = (slot: Slot, part: PartProps["Skeleton"]): JSX.Element =>
  renderPart("Skeleton", Skeleton, slot, part);
