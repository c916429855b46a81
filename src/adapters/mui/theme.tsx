import { GlobalStyles, type Theme } from "@mui/material";
import type { JSX } from "react";

const variables = ({ vars, palette }: Theme) => {
  // A theme that switches by CSS variables has them beside its colours.
  const { error, primary, text } = vars?.palette ?? palette;
  return {
    ":is(.pf-form, .pf-collection, .pf-list):has(.MuiButton-root)": {
      "--_pf-text": `var(--pf-text, ${text.primary})`,
      "--_pf-muted": `var(--pf-muted, ${text.secondary})`,
      "--_pf-accent": `var(--pf-accent, ${primary.main})`,
      "--_pf-accent-hover": `var(--pf-accent-hover, ${primary.main})`,
      "--_pf-on-accent": `var(--pf-on-accent, ${primary.contrastText})`,
      "--_pf-focus": `var(--pf-focus, ${primary.main})`,
      "--_pf-danger": `var(--pf-danger, ${error.main})`,
    },
  };
};

/** What the library draws itself has the theme's colours, unless the page says others. */
export const theme: JSX.Element = <GlobalStyles styles={variables} />;
