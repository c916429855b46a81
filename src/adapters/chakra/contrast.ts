/**
 * Text colors of messages. Chakra's default red and orange are too pale:
 * https://www.w3.org/TR/WCAG22/#contrast-minimum
 */
export const messageColor = { error: "red.fg", warning: "orange.fg" } as const;

/**
 * Focus ring. Chakra's default is too pale, and too thin around text inputs:
 * https://www.w3.org/TR/WCAG22/#focus-visible
 */
export const focusRing = { focusRingColor: "colorPalette.solid", focusRingWidth: "2px" } as const;

/**
 * Borders of controls. Chakra's default ones are too pale:
 * https://www.w3.org/TR/WCAG22/#non-text-contrast
 */
export const controlBorder = {
  borderColor: "gray.500",
  _invalid: { borderColor: "border.error" },
} as const;
