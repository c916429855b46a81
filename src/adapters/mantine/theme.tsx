import { InlineStyles } from "@mantine/core";
import type { CSSProperties, JSX } from "react";
import { buttonColor, errorColor, hintColor } from "./contrast.ts";

const accent = buttonColor.subtle.c;

const variables = {
  "--_pf-text": "var(--pf-text, var(--mantine-color-text))",
  "--_pf-muted": `var(--pf-muted, ${hintColor})`,
  "--_pf-accent": `var(--pf-accent, ${accent})`,
  "--_pf-accent-hover": `var(--pf-accent-hover, ${accent})`,
  "--_pf-focus": `var(--pf-focus, ${accent})`,
  "--_pf-danger": `var(--pf-danger, ${errorColor["--mantine-color-error"]})`,
} as CSSProperties;

/** What the library draws itself has Mantine's colours, unless the page says others. */
export const theme: JSX.Element = (
  <InlineStyles
    selector=":is(.pf-form, .pf-collection, .pf-list):has(.mantine-Button-root)"
    styles={variables}
  />
);
