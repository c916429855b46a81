/** Around what has focus: Material UI's ripple and shadow are too faint to be seen. */
export const focusRing = {
  outline: "2px solid",
  outlineColor: "primary.main",
  outlineOffset: "2px",
} as const;
