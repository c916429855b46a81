"use client";
import { useChakraContext } from "@chakra-ui/react";
import { Global } from "@emotion/react";
import type { JSX } from "react";

/** What the library draws itself has the system's colours, unless the page says others. */
export function Theme(): JSX.Element {
  const { token } = useChakraContext();
  const accent = token.var("colors.colorPalette.fg");
  const variables = {
    "--_pf-text": `var(--pf-text, ${token.var("colors.fg")})`,
    "--_pf-muted": `var(--pf-muted, ${token.var("colors.fg.muted")})`,
    "--_pf-accent": `var(--pf-accent, ${accent})`,
    "--_pf-accent-hover": `var(--pf-accent-hover, ${accent})`,
    "--_pf-focus": `var(--pf-focus, ${token.var("colors.colorPalette.solid")})`,
    "--_pf-danger": `var(--pf-danger, ${token.var("colors.red.fg")})`,
  };
  const selector = ":is(.pf-form, .pf-collection, .pf-list):has(.chakra-button)";
  return <Global styles={{ [selector]: variables }} />;
}
