"use client";
import { Input, Text } from "@mantine/core";
import type { JSX, ReactNode } from "react";
import type { PartProps } from "../../react/index.ts";
import { arrow } from "./arrow.tsx";
import { inputProps } from "./inputProps.ts";

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
