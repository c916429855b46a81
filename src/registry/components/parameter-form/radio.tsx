"use client";

import type { PartProps } from "parameter-form";
import type { JSX } from "react";
import { Label } from "@/components/ui/label";
import { focusRing } from "./focus-ring";

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
