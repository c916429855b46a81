"use client";

import type { OptionPart, PartProps } from "parameter-form";
import type { JSX } from "react";
import { InputGroup, InputGroupAddon, InputGroupInput } from "@/components/ui/input-group";
import { controlBorder, groupRing } from "./focus-ring";
import { arrow, check } from "./icons";
import { useRefInside } from "./use-ref-inside";

/** In the look of a command list. The list itself is not cmdk's: its rows are those in view. */
export function Combobox(part: PartProps["Combobox"]): JSX.Element {
  const { popup, above, list, options, empty, status, children } = part;
  const { ref, ...input } = part.input;
  return (
    <div className="relative" ref={useRefInside("input", ref)}>
      <InputGroup
        className={`${groupRing} ${controlBorder}`}
        role="presentation"
        data-disabled={input.disabled}
      >
        <InputGroupInput {...input} />
        <InputGroupAddon align="inline-end" role="presentation">
          {children}
          {arrow}
        </InputGroupAddon>
      </InputGroup>
      <div
        {...popup}
        className="pf-popup rounded-md border border-border bg-popover text-sm text-popover-foreground shadow-md"
        data-above={above || undefined}
      >
        {empty && <p className="px-3 py-6 text-center" {...empty} />}
        <ul {...list} className="pf-options">
          {options.map((option) => (
            <Option key={option.item["aria-posinset"]} {...option} />
          ))}
        </ul>
      </div>
      <output className="sr-only">{status}</output>
    </div>
  );
}

const Option = ({ label, chosen, highlighted, item }: OptionPart): JSX.Element => (
  <li
    {...item}
    className="flex h-12 cursor-default items-center justify-between gap-2 px-3 -outline-offset-2 outline-muted-foreground data-chosen:font-medium data-highlighted:bg-accent data-highlighted:text-accent-foreground data-highlighted:outline-2"
    data-chosen={chosen || undefined}
    data-highlighted={highlighted || undefined}
  >
    <bdi className="line-clamp-2 min-w-0 wrap-anywhere" {...label} />
    {chosen && check}
  </li>
);
