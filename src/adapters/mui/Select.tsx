"use client";
import { NativeSelect, OutlinedInput } from "@mui/material";
import type { JSX } from "react";
import type { PartProps } from "../../react/index.ts";
import { inputRing } from "./focusRing.ts";

/** Material UI leaves options alone that were written to the element. */
export const Select = ({ select }: PartProps["Select"]): JSX.Element => (
  <NativeSelect
    input={<OutlinedInput sx={inputRing} />}
    inputProps={select}
    disabled={select.disabled}
    // Never `false`, which would be an attribute.
    error={Boolean(select["aria-invalid"]) || undefined}
    fullWidth
    size="small"
  />
);
