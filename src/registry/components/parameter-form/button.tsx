"use client";

import type { PartProps } from "parameter-form";
import type { JSX } from "react";
import { Button as UiButton } from "@/components/ui/button";
import { focusRing } from "./focus-ring";
import { useRefInside } from "./use-ref-inside";

const variants = {
  button: { variant: "default", size: "lg" },
  "button-plain": { variant: "ghost", size: "sm" },
  clear: { variant: "ghost", size: "sm" },
  reveal: { variant: "ghost", size: "sm" },
  pick: { variant: "ghost", size: "sm" },
  "page-button": { variant: "outline", size: "sm" },
} as const;

// Minimum heights: the text wraps, and may be longer in another language.
const heights = {
  button: "min-h-11",
  "button-plain": "min-h-9",
  clear: "min-h-7",
  reveal: "min-h-7",
  pick: "min-h-7",
  "page-button": "min-h-9",
} as const;

export function Button({ kind, button }: PartProps["Button"]): JSX.Element {
  const { ref, ...attributes } = button;
  return (
    <span className="contents" ref={useRefInside("button", ref)}>
      <UiButton
        {...variants[kind]}
        className={`h-auto py-1 whitespace-normal aria-disabled:opacity-60 ${focusRing} ${heights[kind]}`}
        type="button"
        {...attributes}
      />
    </span>
  );
}
