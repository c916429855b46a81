"use client";
import { NativeSelect, OutlinedInput } from "@mui/material";
import type { JSX } from "react";
import type { PartProps } from "../../react/index.ts";
import { inputRing } from "./focusRing.ts";

/** Renders a native select, which keeps options added to the element outside of React. */
export const Select = ({ select }: PartProps["Select"]): JSX.Element => (
  <NativeSelect
    input={<OutlinedInput sx={inputRing} />}
    inputProps={select}
    disabled={select.disabled}
    // `false` would render an attribute.
    error={Boolean(select["aria-invalid"]) || undefined}
    fullWidth
    size="small"
  />
);
