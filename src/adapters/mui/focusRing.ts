/** Around what has focus: Material UI's ripple and shadow are too faint to be seen. */
export const focusRing = {
  outline: "2px solid",
  outlineColor: "primary.main",
  outlineOffset: "2px",
} as const;

const resting = ":not(.Mui-focused, .Mui-error, .Mui-disabled)";

/**
 * Over the border of an input or a select that is typed in or chosen in. Forced colours give all
 * borders one colour, but keep an outline. At rest, Material UI's border is too pale to be seen:
 * https://www.w3.org/TR/WCAG22/#non-text-contrast
 */
export const inputRing = {
  [`&${resting} .MuiOutlinedInput-notchedOutline`]: { borderColor: "text.secondary" },
  "&:has(> :is(input, select, textarea):focus)": { ...focusRing, outlineOffset: "-2px" },
  "&.Mui-error:has(> :is(input, select, textarea):focus)": { outlineColor: "error.main" },
} as const;
