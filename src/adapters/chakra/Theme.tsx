"use client";
import { useChakraContext } from "@chakra-ui/react";
import { Global } from "@emotion/react";
import type { JSX } from "react";
import { rootsAround, themeVariables } from "../../styles/themeVariables.ts";

/** What the library draws itself has the system's colours. */
export function Theme(): JSX.Element {
  const { token } = useChakraContext();
  const variables = themeVariables({
    text: token.var("colors.fg"),
    muted: token.var("colors.fg.muted"),
    accent: token.var("colors.colorPalette.fg"),
    focus: token.var("colors.colorPalette.solid"),
    danger: token.var("colors.red.fg"),
  });
  return <Global styles={{ [rootsAround(".chakra-button")]: variables }} />;
}
