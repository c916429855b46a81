"use client";
import { Group, Input, Text } from "@mantine/core";
import type { JSX } from "react";
import type { PartProps } from "../../react/index.ts";
import { inputProps } from "./inputProps.ts";

export function TextInput(part: PartProps["TextInput"]): JSX.Element {
  const { before, after, children, numeric } = part;
  return (
    <Group gap="xs" wrap="nowrap" dir={numeric ? "ltr" : undefined}>
      <Input
        {...inputProps(part.input)}
        flex={1}
        {...(before && { leftSection: affix(before), leftSectionWidth: width(before) })}
        {...(after && { rightSection: affix(after), rightSectionWidth: width(after) })}
      />
      {children}
    </Group>
  );
}

const affix = (symbol: string): JSX.Element => (
  <Text component="span" inherit aria-hidden="true">
    {symbol}
  </Text>
);

/** Room for symbols such as `CHF`. */
const width = (symbol: string): string => `${symbol.length + 2}ch`;
