import type { CSSProperties } from "react";

/** Error color. Mantine's red is too pale: https://www.w3.org/TR/WCAG22/#contrast-minimum */
export const errorColor = {
  "--mantine-color-error": "light-dark(var(--mantine-color-red-9), var(--mantine-color-red-4))",
} as const;

/**
 * Field colors. Mantine's default greys are too pale for inputs and radio buttons:
 * https://www.w3.org/TR/WCAG22/#non-text-contrast
 */
export const fieldColors = {
  ...errorColor,
  "--mantine-color-gray-4": "var(--mantine-color-gray-6)",
  "--mantine-color-dark-4": "var(--mantine-color-dark-2)",
} as CSSProperties;

export const hintColor = "light-dark(var(--mantine-color-gray-7), var(--mantine-color-dark-1))";

/** Colors of buttons. Mantine's default primary shades are too pale. */
export const buttonColor = {
  filled: { bg: "var(--mantine-primary-color-9)", c: "white" },
  subtle: { c: "light-dark(var(--mantine-primary-color-9), var(--mantine-primary-color-3))" },
  default: {},
} as const;

/** Color of the focus ring `pf-ring`, as in Mantine's own focus rings. */
export const ringColor = { "--pf-ring": "var(--mantine-primary-color-filled)" } as const;
