"use client";
import { Paper } from "@mantine/core";
import type { JSX } from "react";
import type { PartProps } from "../../react/index.ts";
import { breaking } from "./breaking.ts";
import { errorBox, errorColor, successBox } from "./contrast.ts";
import { mantineAttributes } from "./mantineAttributes.ts";

const looks = { alert: errorBox, "list-alert": errorBox, success: successBox } as const;

export const Alert = ({ kind, role, lang, children }: PartProps["Alert"]): JSX.Element => (
  <Paper
    role={role}
    withBorder
    p="md"
    {...looks[kind]}
    style={{ ...errorColor, ...breaking }}
    {...mantineAttributes({ lang })}
  >
    {children}
  </Paper>
);
