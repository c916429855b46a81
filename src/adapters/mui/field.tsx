"use client";
import { Alert as MuiAlert, FormHelperText, FormLabel } from "@mui/material";
import type { JSX } from "react";
import type { PartProps } from "../../react/index.ts";
import { focusRing } from "./focusRing.ts";

const text = { m: 0, fontSize: "0.875rem" } as const;

export const Label = ({
  as,
  label: { color: _color, ...label },
  disabled,
}: PartProps["Label"]): JSX.Element => (
  <FormLabel
    component={as}
    disabled={disabled}
    sx={{ p: 0, color: "text.primary", fontWeight: 600 }}
    {...label}
  />
);

export const Description = ({
  description: { color: _color, ...description },
}: PartProps["Description"]): JSX.Element => (
  <FormHelperText component="div" sx={text} {...description} />
);

export const ErrorMessage = ({
  kind,
  message: { color: _color, ...message },
}: PartProps["ErrorMessage"]): JSX.Element => (
  <FormHelperText error={kind === "error"} sx={text} {...message} />
);

const variants = {
  alert: { severity: "error" },
  "list-alert": { severity: "error" },
  success: { severity: "success" },
  summary: { severity: "error", variant: "outlined" },
} as const;

/** Mirrors the space beside the icon in right-to-left text, and breaks long words. */
const sx = {
  "&:focus": focusRing,
  "& .MuiAlert-icon": { mr: 0, marginInlineEnd: 1.5 },
  "& .MuiAlert-message": { minWidth: 0, overflowWrap: "anywhere" },
} as const;

export const Alert = ({
  kind,
  box: { color: _color, ...box },
}: PartProps["Alert"]): JSX.Element => <MuiAlert {...variants[kind]} sx={sx} {...box} />;
