"use client";
import { Input } from "@mantine/core";
import type { JSX } from "react";
import type { PartProps } from "../../react/index.ts";
import { arrow } from "./arrow.tsx";
import { inputProps } from "./inputProps.ts";

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
