/** A word that is longer than its line breaks. */
export const breaking = { overflowWrap: "anywhere" } as const;
