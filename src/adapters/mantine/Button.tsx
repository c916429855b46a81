"use client";
import { Button as MantineButton, InlineStyles } from "@mantine/core";
import type { JSX, CSSProperties } from "react";
import type { PartProps } from "../../react/index.ts";
import { buttonColor, errorColor, hintColor } from "./contrast.ts";
import { mantineAttributes } from "./mantineAttributes.ts";
import { rootsAround, themeVariables } from "../../styles/designSystemVariables.ts";

const variables: CSSProperties = themeVariables({
  text: "var(--mantine-color-text)",
  muted: hintColor,
  accent: buttonColor.subtle.c,
  focus: buttonColor.subtle.c,
  danger: errorColor["--mantine-color-error"],
  "font-size": "var(--mantine-font-size-sm)",
});

/** Applies Mantine's colors and text size to the library's default parts. */
const theme: JSX.Element = (
  <InlineStyles selector={rootsAround(".mantine-Button-root")} styles={variables} />
);

const variants = {
  button: { variant: "filled", size: "md" },
  "button-plain": { variant: "subtle", size: "sm" },
  clear: { variant: "subtle", size: "compact-sm" },
  reveal: { variant: "subtle", size: "compact-sm" },
  pick: { variant: "subtle", size: "compact-sm" },
  "page-button": { variant: "default", size: "sm" },
} as const;

export const Button = ({ kind, button }: PartProps["Button"]): JSX.Element => (
  <>
    {(kind === "button" || kind === "page-button") && theme}
    <MantineButton
      {...variants[kind]}
      {...buttonColor[variants[kind].variant]}
      {...(button["aria-disabled"] && { opacity: 0.6 })}
      {...mantineAttributes(button)}
    />
  </>
);
