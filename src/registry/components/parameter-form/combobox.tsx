"use client";

import type { PartProps } from "parameter-form";
import type { JSX } from "react";
import { check } from "./icons";

// Styled like a command list, but without cmdk: the list is virtualized.

export const Popup = ({ popup }: PartProps["Popup"]): JSX.Element => (
  <div
    {...popup}
    className={`${popup.className} rounded-md border-border bg-popover text-sm text-popover-foreground shadow-md`}
  />
);

export const Option = ({
  label,
  description,
  chosen,
  highlighted,
  heading,
  item,
}: PartProps["Option"]): JSX.Element => (
  <li
    {...item}
    className="flex h-12 cursor-default items-center justify-between gap-2 px-3 -outline-offset-2 outline-muted-foreground data-chosen:font-medium data-highlighted:bg-accent data-highlighted:text-accent-foreground data-highlighted:outline-2 aria-disabled:cursor-not-allowed aria-disabled:opacity-50"
    data-chosen={chosen || undefined}
    data-highlighted={highlighted || undefined}
  >
    <span className="min-w-0">
      <bdi
        className={`${description ? "line-clamp-1" : "line-clamp-2"} ${heading ? "font-semibold" : ""} wrap-anywhere`}
        {...label}
      />
      {description && <span className="block truncate text-xs" {...description} />}
    </span>
    {chosen && check}
  </li>
);
