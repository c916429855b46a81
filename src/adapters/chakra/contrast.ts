/**
 * Chakra's default red and orange are too pale for text:
 * https://www.w3.org/TR/WCAG22/#contrast-minimum
 */
export const messageColor = { error: "red.fg", warning: "orange.fg" } as const;

/**
 * Chakra's default focus ring is too pale, and too thin around text inputs:
 * https://www.w3.org/TR/WCAG22/#focus-visible
 */
export const focusRing = { focusRingColor: "colorPalette.solid", focusRingWidth: "2px" } as const;

/**
 * Chakra's default borders of controls are too pale:
 * https://www.w3.org/TR/WCAG22/#non-text-contrast
 */
export const controlBorder = {
  borderColor: "gray.500",
  _invalid: { borderColor: "border.error" },
} as const;

/** Chakra's recipes have no ring for elements that take focus without a key. */
export const boxRing = {
  _focus: { outline: "2px solid", outlineColor: "colorPalette.solid", outlineOffset: "2px" },
} as const;

/** The border is visible in forced colors, too. */
export const errorBox = { border: "1px solid", borderColor: "border.error" } as const;

export const successBox = { border: "1px solid", borderColor: "border.success" } as const;
