"use client";
import { Input, Paper } from "@mantine/core";
import type { JSX } from "react";
import type { PartProps } from "../../react/index.ts";
import { errorColor, fieldColors, hintColor, ringColor } from "./contrast.ts";
import { mantineAttributes } from "./mantineAttributes.ts";

export const Frame = ({ as: Element, frame }: PartProps["Frame"]): JSX.Element => (
  <Element {...frame} style={fieldColors} />
);

export const Label = ({ as, label }: PartProps["Label"]): JSX.Element =>
  as === "legend" ? (
    <Input.Label component="legend" labelElement="div" {...mantineAttributes(label)} />
  ) : (
    <Input.Label {...mantineAttributes(label)} />
  );

export const Description = ({ description }: PartProps["Description"]): JSX.Element => (
  <Input.Description size="md" c={hintColor} {...block} {...mantineAttributes(description)} />
);

/** Renders a `<div>`: Mantine's `<p>` cannot contain paragraphs. */
const block = { component: "div" };

export const ErrorMessage = ({ kind, message }: PartProps["ErrorMessage"]): JSX.Element => (
  <Input.Error
    size="md"
    {...(kind === "warning" && { c: "inherit" })}
    {...mantineAttributes(message)}
  />
);

const errorBox = {
  c: "var(--mantine-color-error)",
  bd: "2px solid var(--mantine-color-error)",
} as const;

const variants = {
  alert: errorBox,
  "list-alert": errorBox,
  success: {
    bd: "2px solid light-dark(var(--mantine-color-green-9), var(--mantine-color-green-4))",
  },
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
