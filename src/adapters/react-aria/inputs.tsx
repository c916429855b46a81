"use client";
import type { CSSProperties, JSX } from "react";
import {
  Group,
  type GroupRenderProps,
  Input,
  Text,
  TextArea as AriaTextArea,
} from "react-aria-components";
import type { PartProps } from "../../react/index.ts";
import { definedAttributes } from "./definedAttributes.ts";

/**
 * Props of the group around a control. The field's frame provides the invalid and disabled states.
 */
const box = {
  role: "presentation",
  style: { position: "relative", display: "flex", alignItems: "center" },
} as const;

/** Props of the control, which fills the rest of the group. */
const control = { className: "react-aria-Input", style: { flex: 1, minWidth: 0 } } as const;

/** Style of a button inside the end of a control. */
const overlay = {
  position: "absolute",
  insetInlineEnd: "0.25rem",
  display: "flex",
} as const;

/** Style of a control with space for that button. */
const buttonRoom = { ...control.style, paddingInlineEnd: "5rem" } as const;

/** Returns the states of a group as React Aria's attributes, for the native control inside it. */
export const states = (group: GroupRenderProps) => ({
  "data-rac": "",
  "data-hovered": group.isHovered || undefined,
  "data-focused": group.isFocusWithin || undefined,
  "data-focus-visible": group.isFocusVisible || undefined,
  "data-disabled": group.isDisabled || undefined,
  "data-invalid": group.isInvalid || undefined,
});

/** Arrow at the end of an input that opens a list. */
const arrow: JSX.Element = (
  <svg
    viewBox="0 0 10 6"
    aria-hidden="true"
    style={{
      flex: "none",
      width: "0.625rem",
      marginInline: "-1.625rem 1rem",
      pointerEvents: "none",
    }}
  >
    <path d="M1 1l4 4 4-4" fill="none" stroke="currentColor" />
  </svg>
);

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

/**
 * Renders a native select: React Aria's requires React state and does not work before hydration.
 */
export const Select = ({ select }: PartProps["Select"]): JSX.Element => (
  <Group {...box}>
    {(group) => (
      <>
        <select {...select} {...control} {...states(group)} style={selectStyle} />
        {arrow}
      </>
    )}
  </Group>
);

const selectStyle = { ...control.style, appearance: "none", paddingInlineEnd: "2rem" } as const;
