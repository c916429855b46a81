/**
 * Links, focus and buttons that the form draws itself have the palette's colour, unless the page
 * says another: in whatever of the form has the part that this is the style of.
 */
export const accent = {
  ":is(.pf-form, .pf-collection, .pf-list, .pf-review):has(&)": {
    "--_fg": "colors.colorPalette.fg",
    "--_solid": "colors.colorPalette.solid",
    "--_pf-accent": "var(--pf-accent, var(--_fg))",
    "--_pf-accent-hover": "var(--pf-accent-hover, var(--_fg))",
    "--_pf-focus": "var(--pf-focus, var(--_solid))",
  },
} as const;
