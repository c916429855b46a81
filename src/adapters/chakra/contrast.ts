/**
 * Chakra's own red and orange are too pale for text: https://www.w3.org/TR/WCAG22/#contrast-minimum
 */
export const messageColor = { error: "red.fg", warning: "orange.fg" } as const;

/**
 * So is its focus ring, to be seen, and around what is typed in too thin:
 * https://www.w3.org/TR/WCAG22/#focus-visible
 */
export const focusRing = { focusRingColor: "colorPalette.solid", focusRingWidth: "2px" } as const;

/**
 * So are the borders of what is answered with:
 * https://www.w3.org/TR/WCAG22/#non-text-contrast
 */
export const controlBorder = {
  borderColor: "gray.500",
  _invalid: { borderColor: "border.error" },
} as const;

/** What takes focus without a key has a ring by no recipe. */
export const boxRing = {
  _focus: { outline: "2px solid", outlineColor: "colorPalette.solid", outlineOffset: "2px" },
} as const;

/** A box that is seen in forced colours, too. */
export const errorBox = { border: "1px solid", borderColor: "border.error" } as const;

export const successBox = { border: "1px solid", borderColor: "border.success" } as const;
