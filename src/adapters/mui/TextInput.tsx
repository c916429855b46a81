"use client";
import { InputAdornment, OutlinedInput, SvgIcon } from "@mui/material";
import type { JSX } from "react";
import type { PartProps } from "../../react/index.ts";
import { inputProps, areaProps } from "./inputProps.ts";

export const TextInput = (part: PartProps["TextInput"]): JSX.Element => (
  <OutlinedInput
    {...inputProps(part.input)}
    dir={part.numeric ? "ltr" : undefined}
    startAdornment={part.before && affix("start", part.before)}
    endAdornment={
      <>
        {part.after && affix("end", part.after)}
        {part.children || (part.opens && arrow)}
      </>
    }
  />
);

const affix = (position: "start" | "end", symbol: string): JSX.Element => (
  <InputAdornment position={position} aria-hidden="true">
    {symbol}
  </InputAdornment>
);

const arrow = (
  <SvgIcon sx={{ color: "action.active", pointerEvents: "none" }}>
    <path d="M7 10l5 5 5-5z" />
  </SvgIcon>
);

/** Renders a native `<textarea>`: Material UI's has a hidden copy that contains the answer. */
export const TextArea = ({ textarea }: PartProps["TextArea"]): JSX.Element => (
  <OutlinedInput {...areaProps(textarea)} multiline inputComponent="textarea" />
);
