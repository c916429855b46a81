"use client";
import { Alert as MuiAlert } from "@mui/material";
import type { JSX } from "react";
import type { PartProps } from "../../react/index.ts";
import { focusRing } from "./focusRing.ts";

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
