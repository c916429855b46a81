import { InlineStyles } from "@mantine/core";
import type { CSSProperties, JSX } from "react";
import { rootsAround, themeVariables } from "../../styles/themeVariables.ts";
import { buttonColor, errorColor, hintColor } from "./contrast.ts";

const variables: CSSProperties = themeVariables({
  text: "var(--mantine-color-text)",
  muted: hintColor,
  accent: buttonColor.subtle.c,
  focus: buttonColor.subtle.c,
  danger: errorColor["--mantine-color-error"],
});

/** What the library draws itself has Mantine's colours. */
export const theme: JSX.Element = (
  <InlineStyles selector={rootsAround(".mantine-Button-root")} styles={variables} />
);
