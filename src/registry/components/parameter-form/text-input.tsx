"use client";

import type { PartProps } from "parameter-form";
import type { JSX } from "react";
import { InputGroup, InputGroupAddon, InputGroupInput } from "@/components/ui/input-group";
import { controlBorder, groupRing } from "./focus-ring";
import { arrow } from "./icons";
import { useRefInside } from "./use-ref-inside";

export function TextInput(part: PartProps["TextInput"]): JSX.Element {
  const { opens, numeric, before, after, children } = part;
  const { ref, ...input } = part.input;
  return (
    <div dir={numeric ? "ltr" : undefined} ref={useRefInside("input", ref)}>
      <InputGroup
        className={`${groupRing} ${controlBorder} [@media(pointer:coarse)]:h-auto`}
        role="presentation"
        data-disabled={input.disabled}
      >
        {before && affix("inline-start", before)}
        <InputGroupInput {...input} />
        {after && affix("inline-end", after)}
        {(children || opens) && (
          <InputGroupAddon align="inline-end" role="presentation">
            {children}
            {opens && arrow}
          </InputGroupAddon>
        )}
      </InputGroup>
    </div>
  );
}

const affix = (align: "inline-start" | "inline-end", symbol: string): JSX.Element => (
  <InputGroupAddon align={align} aria-hidden="true">
    {symbol}
  </InputGroupAddon>
);
