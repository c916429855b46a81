/** What is stored of drafts, without numbers that are drawn or told by the clock, which may look like any answer. */
export const withoutChance = (stored: string): string =>
  stored.replace(/(revision|origin|savedAt|expiresAt)\W+[\d.-]+/g, "$1");
