"use client";
import { Paper } from "@mantine/core";
import type { JSX } from "react";
import type { PartProps } from "../../react/index.ts";
import { errorBox, errorColor, successBox } from "./contrast.ts";
import { ringColor } from "./focusRing.ts";
import { mantineAttributes } from "./mantineAttributes.ts";

const variants = {
  alert: errorBox,
  "list-alert": errorBox,
  success: successBox,
  summary: errorBox,
} as const;

export const Alert = ({ kind, box }: PartProps["Alert"]): JSX.Element => (
  <Paper
    withBorder
    p="md"
    {...variants[kind]}
    {...mantineAttributes(box)}
    className="pf-ring"
    style={{ ...errorColor, ...ringColor, overflowWrap: "anywhere" }}
  />
);
