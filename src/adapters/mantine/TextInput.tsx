"use client";
import { Input, Text } from "@mantine/core";
import type { JSX, ReactNode } from "react";
import type { PartProps } from "../../react/index.ts";
import { inputProps } from "./inputProps.ts";

export function TextInput(part: PartProps["TextInput"]): JSX.Element {
  const { before, after, children, numeric } = part;
  return (
    <Input
      {...inputProps(part.input)}
      dir={numeric ? "ltr" : undefined}
      {...(before && { leftSection: affix(before), leftSectionWidth: width(before) })}
      {...(after && { rightSection: affix(after), rightSectionWidth: width(after) })}
      {...(children && beside(children))}
    />
  );
}

/** A button in the box. */
const beside = (children: ReactNode) =>
  ({
    rightSection: children,
    rightSectionWidth: "5rem",
    rightSectionPointerEvents: "all",
  }) as const;

const affix = (symbol: string): JSX.Element => (
  <Text component="span" inherit aria-hidden="true">
    {symbol}
  </Text>
);

/** Room for symbols such as `CHF`. */
const width = (symbol: string): string => `${symbol.length + 2}ch`;
