"use client";
import { Input, Text } from "@mantine/core";
import type { JSX, ReactNode } from "react";
import type { ElementProps, PartProps } from "../../react/index.ts";
import { ringColor } from "./contrast.ts";
import { mantineAttributes } from "./mantineAttributes.ts";

/** Returns the props of Mantine's input, with its error state. */
const inputProps = <
  T extends ElementProps<"input"> | ElementProps<"select"> | ElementProps<"textarea">,
>(
  control: T,
) => ({
  ...mantineAttributes(control),
  classNames: { input: "pf-ring" },
  style: ringColor,
  error: Boolean(control["aria-invalid"]),
  // `withAria` would remove the description and set `aria-invalid="false"`. Without it, Mantine
  // sets neither `id` nor `disabled`, so `attributes` does.
  withAria: false,
  attributes: { input: mantineAttributes({ id: control.id, disabled: control.disabled }) },
});

/** Arrow of an input that opens a list. */
const arrow: JSX.Element = (
  <svg viewBox="0 0 10 6" width="10" height="6" aria-hidden="true">
    <path d="M1 1l4 4 4-4" fill="none" stroke="currentColor" />
  </svg>
);

export function TextInput(part: PartProps["TextInput"]): JSX.Element {
  const { opens, before, after, children, numeric } = part;
  return (
    <Input
      {...inputProps(part.input)}
      dir={numeric ? "ltr" : undefined}
      {...(before && { leftSection: affix(before), leftSectionWidth: width(before) })}
      {...(after && { rightSection: affix(after), rightSectionWidth: width(after) })}
      {...(opens && { rightSection: arrow, rightSectionPointerEvents: "none" })}
      {...(children && adornment(children, opens))}
    />
  );
}

const adornment = (children: ReactNode, opens: boolean | undefined) =>
  ({
    rightSection: children,
    rightSectionWidth: opens ? "auto" : "5rem",
    rightSectionPointerEvents: "all",
  }) as const;

const affix = (symbol: string): JSX.Element => (
  <Text component="span" inherit aria-hidden="true">
    {symbol}
  </Text>
);

/** Width for symbols such as `CHF`. */
const width = (symbol: string): string => `${symbol.length + 2}ch`;

/** Minimum height from `rows`, for browsers in which it grows with its text. */
const styles = { input: { minHeight: "calc(attr(rows type(<integer>)) * 1lh + 1rem)" } };

export const TextArea = ({ textarea }: PartProps["TextArea"]): JSX.Element => (
  <Input component="textarea" multiline styles={styles} {...inputProps(textarea)} />
);

/**
 * Mantine's input as a select. Mantine's `NativeSelect` always has children, which would remove
 * options added to the element outside of React.
 */
export const Select = ({ select }: PartProps["Select"]): JSX.Element => (
  <Input
    component="select"
    {...inputProps(select)}
    pointer
    rightSection={arrow}
    rightSectionPointerEvents="none"
  />
);
