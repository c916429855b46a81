"use client";

import type { PartProps } from "parameter-form";
import type { JSX } from "react";
import { NativeSelect } from "@/components/ui/native-select";
import { controlBorder, focusRing } from "./focus-ring";
import { useRefInside } from "./use-ref-inside";

// The options are plain `<option>` elements, so their colors are set here.
export function Select({ select }: PartProps["Select"]): JSX.Element {
  const { ref, size: _size, ...attributes } = select;
  return (
    <div className="*:w-full" ref={useRefInside("select", ref)}>
      <NativeSelect
        className={`text-ellipsis [&_option]:bg-popover [&_option]:text-popover-foreground ${focusRing} ${controlBorder}`}
        {...attributes}
      />
    </div>
  );
}
