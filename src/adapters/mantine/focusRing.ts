/**
 * What `pf-ring` draws around what Mantine has no ring for is in the colour of Mantine's other
 * rings.
 */
export const ringColor = { "--pf-ring": "var(--mantine-primary-color-filled)" } as const;

/** Around an input or a select. */
export const inputRing = { classNames: { input: "pf-ring" }, style: ringColor } as const;
