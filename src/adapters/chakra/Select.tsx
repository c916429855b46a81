"use client";
import { NativeSelect } from "@chakra-ui/react";
import type { JSX } from "react";
import type { PartProps } from "../../react/index.ts";
import { controlBorder, focusRing } from "./contrast.ts";

/** Renders Chakra's select, which keeps options added to the element outside of React. */
export const Select = ({ select }: PartProps["Select"]): JSX.Element => (
  <NativeSelect.Root>
    <NativeSelect.Field {...focusRing} {...controlBorder} {...select} />
    <NativeSelect.Indicator />
  </NativeSelect.Root>
);
