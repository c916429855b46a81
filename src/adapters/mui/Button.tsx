"use client";
import { Button as MuiButton, GlobalStyles, type Theme } from "@mui/material";
import type { JSX } from "react";
import type { PartProps } from "../../react/index.ts";
import { focusRing } from "./focusRing.ts";
import { rootsAround, themeVariables } from "../../styles/designSystemVariables.ts";

const variables = ({ vars, palette, typography }: Theme) => {
  // A theme with CSS variables has them in `vars`.
  const { error, primary, text } = vars?.palette ?? palette;
  return {
    [rootsAround(".MuiButton-root")]: themeVariables({
      text: text.primary,
      muted: text.secondary,
      accent: primary.main,
      focus: primary.main,
      danger: error.main,
      "font-size": String(typography.body1.fontSize),
    }),
  };
};

/** Applies the theme's colors and text size to the library's default parts. */
const theme: JSX.Element = <GlobalStyles styles={variables} />;

const variants = {
  button: { variant: "contained", size: "large" },
  "button-plain": { variant: "text" },
  clear: { variant: "text", size: "small" },
  reveal: { variant: "text", size: "small" },
  pick: { variant: "text", size: "small" },
  "page-button": { variant: "outlined" },
} as const;

const buttonStyle = {
  flex: "none",
  textTransform: "none",
  '&[aria-disabled="true"]': { opacity: 0.6 },
  "&:focus-visible": focusRing,
} as const;

export const Button = ({ kind, button }: PartProps["Button"]): JSX.Element => (
  <>
    {(kind === "button" || kind === "page-button") && theme}
    <MuiButton {...variants[kind]} sx={buttonStyle} {...button} color="primary" />
  </>
);
