"use client";
import { FormHelperText, FormLabel } from "@mui/material";
import type { JSX } from "react";
import type { PartProps } from "../../react/index.ts";

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
