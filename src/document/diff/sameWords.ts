const wordsIn = (text: string): string =>
  text
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}]+/gu)
    ?.join(" ") ?? "";

/** Whether two texts have the same words, whatever stands between them and in whichever case. */
export const sameWords = (one: string, other: string): boolean => wordsIn(one) === wordsIn(other);
