import { GlobalStyles, type Theme } from "@mui/material";
import type { JSX } from "react";

const colors = ({ palette: { primary } }: Theme) => ({
  ":is(.pf-form, .pf-collection, .pf-list):has(.MuiButton-root)": {
    "--_pf-accent": `var(--pf-accent, ${primary.main})`,
    "--_pf-accent-hover": `var(--pf-accent-hover, ${primary.main})`,
    "--_pf-focus": `var(--pf-focus, ${primary.main})`,
  },
});

/**
 * Links and focus that the form draws itself have the theme's colour, unless the page says another.
 */
export const accent: JSX.Element = <GlobalStyles styles={colors} />;
