"use client";

import type { PartProps } from "parameter-form";
import type { JSX } from "react";
import { Skeleton as UiSkeleton } from "@/components/ui/skeleton";

const rows = [0, 1, 2, 3, 4, 5, 6, 7];

export const Skeleton = ({ of, label }: PartProps["Skeleton"]): JSX.Element => (
  <div>
    {label && <output className="sr-only" {...label} />}
    <div className={`flex flex-col ${of === "form" ? "gap-8" : "gap-2"}`} aria-hidden="true">
      {rows.map((row) => (
        <UiSkeleton key={row} className={of === "form" ? "h-16" : "h-10"} />
      ))}
    </div>
  </div>
);
