/**
 * Whether two names are the same but for capitals, accents and letters that many keyboards lack,
 * spaces, hyphens, apostrophes and other punctuation: `"ana garcia"` and `"Ana García"` are.
 */
export const sameName = (a: string, b: string): boolean => plain(a) === plain(b);

/** What parts or joins words, is seen by nobody, or is written for an apostrophe. */
const separators = /[\s\p{P}\p{Sk}\p{Cf}\u02b9-\u02bf\ua78b\ua78c]/gu;

/**
 * Accents of Latin, Greek and Cyrillic letters, and the points of Hebrew and Arabic ones: elsewhere,
 * as in Hindi and Japanese, a mark is a sound of the name.
 */
const accents = /[\u0300-\u036f\u0591-\u05c7\u0610-\u061a\u0640\u064b-\u065f\u0670]/gu;

/** Capitals that are no letter with an accent, as people write them without. */
const letters = new Map([
  ["Æ", "AE"],
  ["Ð", "D"],
  ["Đ", "D"],
  ["Ħ", "H"],
  ["Ł", "L"],
  ["Ŋ", "N"],
  ["Ø", "O"],
  ["Œ", "OE"],
  ["ẞ", "SS"],
  ["Ŧ", "T"],
  ["Þ", "TH"],
]);

// Capitals, because ß, ı and ς have those of ss, i and σ.
const plain = (name: string): string =>
  name
    .normalize("NFKD")
    .replace(accents, "")
    .toUpperCase()
    .replace(separators, "")
    .replace(/[Æ-ẞ]/gu, (letter) => letters.get(letter) ?? letter);
