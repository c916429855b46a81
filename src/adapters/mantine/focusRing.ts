/** Color of the focus ring `pf-ring`, as in Mantine's own focus rings. */
export const ringColor = { "--pf-ring": "var(--mantine-primary-color-filled)" } as const;

/** Focus ring of an input or a select. */
export const inputRing = { classNames: { input: "pf-ring" }, style: ringColor } as const;
