"use client";
import { OutlinedInput } from "@mui/material";
import type { JSX } from "react";
import type { PartProps } from "../../react/index.ts";
import { areaProps } from "./inputProps.ts";

/** A native one: Material UI's own keeps a second, hidden, that holds the answer, too. */
export const TextArea = ({ textarea }: PartProps["TextArea"]): JSX.Element => (
  <OutlinedInput {...areaProps(textarea)} multiline inputComponent="textarea" />
);
