/** Chakra's own red and orange are too pale for text: https://www.w3.org/TR/WCAG22/#contrast-minimum */
export const messageColor = { error: "red.fg", warning: "orange.fg" } as const;

/** So is its focus ring, to be seen: https://www.w3.org/TR/WCAG22/#non-text-contrast */
export const focusRing = { focusRingColor: "colorPalette.solid" } as const;

/** A box that is seen in forced colours, too. */
export const errorBox = { border: "1px solid", borderColor: "border.error" } as const;
