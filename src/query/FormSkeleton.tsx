"use client";
import type { JSX } from "react";

const rows = [0, 1, 2, 3, 4, 5, 6, 7];

/** Stands where a form will be, about as tall as a screen, so that what is below it does not jump. */
export function FormSkeleton({ label }: { readonly label: string }): JSX.Element {
  return (
    <div className="pf-skeleton">
      <output className="pf-visually-hidden">{label}</output>
      {rows.map((row) => (
        <div className="pf-skeleton-row" aria-hidden="true" key={row} />
      ))}
    </div>
  );
}
