/** Around what has focus: Material UI's ripple and shadow are too faint to be seen. */
export const focusRing = {
  outline: "2px solid",
  outlineColor: "primary.main",
  outlineOffset: "2px",
} as const;

/**
 * Over the border of an input or a select that is typed in or chosen in. Forced colours give all
 * borders one colour, but keep an outline.
 */
export const inputRing = {
  "&:has(> :is(input, select):focus)": { ...focusRing, outlineOffset: "-2px" },
  "&.Mui-error:has(> :is(input, select):focus)": { outlineColor: "error.main" },
} as const;
