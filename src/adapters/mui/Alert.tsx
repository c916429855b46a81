"use client";
import { Alert as MuiAlert } from "@mui/material";
import type { JSX } from "react";
import type { PartProps } from "../../react/index.ts";
import { alertLook } from "./alertLook.ts";

export const Alert = ({ lang, children }: PartProps["Alert"]): JSX.Element => (
  <MuiAlert severity="error" sx={alertLook} lang={lang}>
    {children}
  </MuiAlert>
);
