/** Focus ring. Material UI's ripple and shadow are too faint. */
export const focusRing = {
  outline: "2px solid",
  outlineColor: "primary.main",
  outlineOffset: "2px",
} as const;

const resting = ":not(.Mui-focused, .Mui-error, .Mui-disabled)";

/**
 * Focus ring over the border of a text input or select. Forced colors give all borders one color,
 * but keep outlines. Also darkens the default border without focus, which is too pale:
 * https://www.w3.org/TR/WCAG22/#non-text-contrast
 */
export const inputRing = {
  [`&${resting} .MuiOutlinedInput-notchedOutline`]: { borderColor: "text.secondary" },
  "&:has(> :is(input, select, textarea):focus)": { ...focusRing, outlineOffset: "-2px" },
  "&.Mui-error:has(> :is(input, select, textarea):focus)": { outlineColor: "error.main" },
} as const;
