"use client";
import { Alert as MuiAlert } from "@mui/material";
import type { JSX } from "react";
import type { PartProps } from "../../react/index.ts";
import { alertLook } from "./alertLook.ts";

const severities = { alert: "error", "list-alert": "error", success: "success" } as const;

export const Alert = ({ kind, role, lang, children }: PartProps["Alert"]): JSX.Element => (
  <MuiAlert role={role} severity={severities[kind]} sx={alertLook} lang={lang}>
    {children}
  </MuiAlert>
);
