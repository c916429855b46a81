"use client";

import type { PartProps } from "parameter-form";
import type { JSX } from "react";
import { Textarea } from "@/components/ui/textarea";
import { controlBorder, focusRing } from "./focus-ring";
import { useRefInside } from "./use-ref-inside";

export function TextArea({ textarea: { ref, ...textarea } }: PartProps["TextArea"]): JSX.Element {
  return (
    <div ref={useRefInside("textarea", ref)}>
      <Textarea className={`${focusRing} ${controlBorder}`} {...textarea} />
    </div>
  );
}
