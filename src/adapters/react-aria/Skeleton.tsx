"use client";
import type { JSX } from "react";
import type { PartProps } from "../../react/index.ts";

const rows = [0, 1, 2, 3, 4, 5, 6, 7];

export const Skeleton = ({ of, label }: PartProps["Skeleton"]): JSX.Element => (
  <div className={of === "form" ? "pf-skeleton" : "pf-list-skeleton"}>
    {label && <output className="pf-visually-hidden" {...label} />}
    {rows.map((row) => (
      <div key={row} className={of === "form" ? "pf-skeleton-row" : undefined} aria-hidden="true" />
    ))}
  </div>
);
