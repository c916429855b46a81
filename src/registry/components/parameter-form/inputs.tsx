"use client";

import type { PartProps } from "parameter-form";
import type { JSX } from "react";
import { controlBorder, focusRing, groupRing } from "./focus-ring";
import { arrow } from "./icons";
import { useRefInside } from "./use-ref-inside";
import { InputGroup, InputGroupAddon, InputGroupInput } from "@/components/ui/input-group";
import { NativeSelect } from "@/components/ui/native-select";
import { Textarea } from "@/components/ui/textarea";

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

export function TextArea({ textarea: { ref, ...textarea } }: PartProps["TextArea"]): JSX.Element {
  return (
    <div ref={useRefInside("textarea", ref)}>
      <Textarea className={`${focusRing} ${controlBorder}`} {...textarea} />
    </div>
  );
}

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
