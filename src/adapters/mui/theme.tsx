import { GlobalStyles, type Theme } from "@mui/material";
import type { JSX } from "react";
import { rootsAround, themeVariables } from "../../styles/themeVariables.ts";

const variables = ({ vars, palette }: Theme) => {
  // A theme that switches by CSS variables has them beside its colours.
  const { error, primary, text } = vars?.palette ?? palette;
  return {
    [rootsAround(".MuiButton-root")]: themeVariables({
      text: text.primary,
      muted: text.secondary,
      accent: primary.main,
      focus: primary.main,
      danger: error.main,
    }),
  };
};

/** What the library draws itself has the theme's colours. */
export const theme: JSX.Element = <GlobalStyles styles={variables} />;
