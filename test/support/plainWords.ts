/** Words that no message for developers contains. */
const banned = /\b(?:tell|tells|told|said|stands?|drawn?|draws|is none|what\b.* is)\b/i;

/** Returns the banned word of a message, without the texts that it quotes; or else `null`. */
export const bannedWord = (message: string): string | null =>
  banned.exec(message.replace(/“[^”]*”|"[^"]*"/g, "…"))?.[0] ?? null;
