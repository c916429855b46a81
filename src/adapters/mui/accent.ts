import type { Theme } from "@mui/material";

/**
 * Links, focus and buttons that the form draws itself have the theme's colour, unless the page says
 * another: in whatever of the form has the part that this is the style of.
 */
export const accent = ({ palette: { primary } }: Theme) => ({
  ":is(.pf-form, .pf-collection, .pf-list, .pf-review):has(&)": {
    "--_pf-accent": `var(--pf-accent, ${primary.main})`,
    "--_pf-accent-hover": `var(--pf-accent-hover, ${primary.main})`,
    "--_pf-on-accent": `var(--pf-on-accent, ${primary.contrastText})`,
    "--_pf-focus": `var(--pf-focus, ${primary.main})`,
  },
});
