"use client";
import { Button as ChakraButton, useChakraContext } from "@chakra-ui/react";
import type { JSX } from "react";
import type { PartProps } from "../../react/index.ts";
import { focusRing } from "./contrast.ts";
import { Global } from "@emotion/react";
import { rootsAround, themeVariables } from "../../styles/designSystemVariables.ts";

/** Applies the system's colors and text size to the library's default parts. */
function Theme(): JSX.Element {
  const { token } = useChakraContext();
  const variables = themeVariables({
    text: token.var("colors.fg"),
    muted: token.var("colors.fg.muted"),
    accent: token.var("colors.colorPalette.fg"),
    focus: token.var("colors.colorPalette.solid"),
    danger: token.var("colors.red.fg"),
    "font-size": token.var("fontSizes.sm"),
  });
  return <Global styles={{ [rootsAround(".chakra-button")]: variables }} />;
}

const variants = {
  button: { variant: "solid", size: "lg", minH: "11" },
  "button-plain": { variant: "ghost", size: "sm", minH: "9" },
  clear: { variant: "ghost", size: "xs", minH: "8" },
  reveal: { variant: "ghost", size: "sm", minH: "9" },
  pick: { variant: "ghost", size: "sm", minH: "9" },
  "page-button": { variant: "outline", size: "sm", minH: "9" },
} as const;

/** Wraps long labels: translations may need more space. */
const wrapping = { h: "auto", py: "1", whiteSpace: "normal" } as const;

export const Button = ({ kind, button }: PartProps["Button"]): JSX.Element => (
  <>
    {(kind === "button" || kind === "page-button") && <Theme />}
    <ChakraButton {...variants[kind]} {...wrapping} {...focusRing} {...button} />
  </>
);
