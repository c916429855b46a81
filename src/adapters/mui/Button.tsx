"use client";
import { Button as MuiButton } from "@mui/material";
import type { JSX } from "react";
import type { PartProps } from "../../react/index.ts";
import { focusRing } from "./focusRing.ts";
import { theme } from "./theme.tsx";

const variants = {
  button: { variant: "contained", size: "large" },
  "button-plain": { variant: "text" },
  clear: { variant: "text", size: "small" },
  reveal: { variant: "text", size: "small" },
  pick: { variant: "text", size: "small" },
  "page-button": { variant: "outlined" },
} as const;

const look = {
  flex: "none",
  textTransform: "none",
  '&[aria-disabled="true"]': { opacity: 0.6 },
  "&:focus-visible": focusRing,
} as const;

export const Button = ({ kind, button }: PartProps["Button"]): JSX.Element => (
  <>
    {kind === "button" && theme}
    <MuiButton {...variants[kind]} sx={look} {...button} color="primary" />
  </>
);
