/** Words of the old dialect, which messages for developers avoid. */
export const dialect =
  /\b(tells?|told|said|says?|stands?|drawn?|draws|mend|reckoned|is none|worked out|what \w+ (is|are))\b/i;
