"use client";
import { Paper } from "@mantine/core";
import type { JSX } from "react";
import type { PartProps } from "../../react/index.ts";
import { breaking } from "./breaking.ts";
import { errorBox, errorColor } from "./contrast.ts";
import { mantineAttributes } from "./mantineAttributes.ts";

export const Alert = ({ lang, children }: PartProps["Alert"]): JSX.Element => (
  <Paper
    role="alert"
    withBorder
    p="md"
    {...errorBox}
    style={{ ...errorColor, ...breaking }}
    {...mantineAttributes({ lang })}
  >
    {children}
  </Paper>
);
