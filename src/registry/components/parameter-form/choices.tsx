"use client";

import type { PartProps } from "parameter-form";
import type { JSX } from "react";
import { focusRing } from "./focus-ring";
import { check } from "./icons";
import { Label } from "@/components/ui/label";

// A native radio button, styled like Radix's. Styled by `:checked`, because forms write the
// selection to the element, not through React.
const radio = [
  "grid size-4 shrink-0 appearance-none place-items-center rounded-full border border-muted-foreground shadow-xs dark:bg-input/30",
  "before:size-2 before:scale-0 before:rounded-full before:bg-primary before:transition-transform checked:before:scale-100 motion-reduce:before:transition-none forced-colors:before:bg-[CanvasText]",
  focusRing,
  "outline-none focus-visible:border-ring disabled:opacity-50 in-aria-invalid:border-destructive",
].join(" ");

export const Radio = ({ label, description, input }: PartProps["Radio"]): JSX.Element => (
  <Label className="min-h-9 gap-3 font-normal">
    <input className={radio} {...input} />
    <span className="min-w-0 leading-snug wrap-anywhere">
      <bdi {...label} />
      {description && <span className="block text-muted-foreground" {...description} />}
    </span>
  </Label>
);

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
