/**
 * Color of `pf-ring`, for elements without a focus ring by Mantine. It matches Mantine's other
 * rings.
 */
export const ringColor = { "--pf-ring": "var(--mantine-primary-color-filled)" } as const;

/** Focus ring of an input or a select. */
export const inputRing = { classNames: { input: "pf-ring" }, style: ringColor } as const;
