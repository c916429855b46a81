"use client";
import { Icon, Input, InputGroup, type InputProps, NativeSelect, Textarea } from "@chakra-ui/react";
import type { JSX } from "react";
import type { ElementProps, PartProps } from "../../react/index.ts";
import { controlBorder, focusRing } from "./contrast.ts";

const arrow: JSX.Element = (
  <Icon boxSize="4.5" aria-hidden="true">
    <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2">
      <path d="m6 9 6 6 6-6" />
    </svg>
  </Icon>
);

/** Focus ring of a text input. An invalid one keeps Chakra's error color. */
const inputRing = {
  focusRingWidth: focusRing.focusRingWidth,
  css: { "--focus-color": "colors.colorPalette.solid" },
} as const;

const inputProps = ({ size: htmlSize, ...input }: ElementProps<"input">): InputProps => ({
  ...controlBorder,
  ...input,
  htmlSize,
  ...inputRing,
});

export function TextInput(part: PartProps["TextInput"]): JSX.Element {
  const { input, opens, numeric, before, after, children } = part;
  const end = after ?? (children || (opens && arrow));
  return (
    <InputGroup
      dir={numeric ? "ltr" : undefined}
      startElement={before}
      startElementProps={hidden}
      endElement={end || undefined}
      endElementProps={children ? adornment : hidden}
    >
      <Input
        {...(before && { ps: room(before) })}
        {...(after && { pe: room(after) })}
        {...(children && { pe: "20" })}
        {...inputProps(input)}
      />
    </InputGroup>
  );
}

const hidden = { "aria-hidden": true, pointerEvents: "none" } as const;

const adornment = { px: "1" } as const;

/** Width for symbols such as `CHF`. */
const room = (symbol: string): string => `calc(${symbol.length + 0.5}ch + 1.25rem)`;

export const TextArea = ({ textarea }: PartProps["TextArea"]): JSX.Element => (
  <Textarea {...controlBorder} {...textarea} {...inputRing} />
);

/** Renders Chakra's select, which keeps options added to the element outside of React. */
export const Select = ({ select }: PartProps["Select"]): JSX.Element => (
  <NativeSelect.Root>
    <NativeSelect.Field {...focusRing} {...controlBorder} {...select} />
    <NativeSelect.Indicator />
  </NativeSelect.Root>
);
