/** Words that no message for developers contains. */
const banned =
  /\b(?:tells?|told|said|says?|stands?|drawn?|draws|mend|reckoned|is none|worked out|what \w+ (?:is|are))\b/i;

/** Returns the banned word of a message, without the texts that it quotes; or else `null`. */
export const bannedWord = (message: string): string | null =>
  banned.exec(message.replace(/“[^”]*”|"[^"]*"/g, "…"))?.[0] ?? null;
