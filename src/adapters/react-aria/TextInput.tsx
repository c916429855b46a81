"use client";
import type { CSSProperties, JSX } from "react";
import { Group, Input, Text, TextArea as AriaTextArea } from "react-aria-components";
import type { PartProps } from "../../react/index.ts";
import { arrow } from "./arrow.tsx";
import { box, buttonRoom, control, overlay } from "./controlGroup.ts";
import { definedAttributes } from "./definedAttributes.ts";

export const TextInput = (part: PartProps["TextInput"]): JSX.Element => {
  const { input, opens, before, after, children, numeric } = part;
  const room = {
    ...(children ? buttonRoom : control.style),
    ...(before && { paddingInlineStart: roomOf(before) }),
    ...(after && { paddingInlineEnd: roomOf(after) }),
  };
  return (
    <Group {...box} dir={numeric ? "ltr" : undefined}>
      <Input {...definedAttributes(input)} {...control} style={room} />
      {before && affix(before, { insetInlineStart: "0.75rem" })}
      {after && affix(after, { insetInlineEnd: "0.75rem" })}
      {children ? <div style={overlay}>{children}</div> : opens && arrow}
    </Group>
  );
};

const affix = (symbol: string, side: CSSProperties): JSX.Element => (
  <Text aria-hidden="true" style={{ position: "absolute", ...side, pointerEvents: "none" }}>
    {symbol}
  </Text>
);

/** Width for symbols such as `CHF`. */
const roomOf = (symbol: string): string => `calc(${symbol.length}ch + 1.25rem)`;

export const TextArea = ({ textarea }: PartProps["TextArea"]): JSX.Element => (
  <Group {...box}>
    <AriaTextArea
      {...definedAttributes(textarea)}
      className="react-aria-TextArea react-aria-Input"
      style={control.style}
    />
  </Group>
);
