/**
 * Matches accents of Latin, Greek and Cyrillic letters, and points of Hebrew and Arabic letters. In
 * other scripts, such as Devanagari and Kana, a mark changes the sound of a word.
 */
const accents = /[\u0300-\u036f\u0591-\u05c7\u0610-\u061a\u0640\u064b-\u065f\u0670]/gu;

/** Letters that many keyboards lack, with their usual replacement. */
const letters: ReadonlyMap<string, string> = new Map([
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

const punctuation = /[\p{P}\p{Sk}\p{Cf}\u02b9-\u02bf\ua78b\ua78c]/gu;
const inWord = String.raw`[\p{L}\p{N}]`;
const saint = new RegExp(`(?<!${inWord})SAINT(E?)(?!${inWord})`, "gu");
const st = new RegExp(`(?<!${inWord})ST(E?)(?!${inWord})`, "gu");

/** Returns a text in capitals, where ß equals ss, ı equals i, and ς equals σ. */
export const capitals = (text: string): string => text.normalize("NFKD").toUpperCase();

const bare = (text: string): string =>
  text
    .replace(accents, "")
    .replace(/[Æ-ẞ]/gu, (letter) => letters.get(letter) ?? letter)
    .replace(/&/g, " AND ");

/** Returns a text in capitals, without accents and full-width forms: `"Cañón"` is `"CANON"`. */
export const foldLetters = (text: string): string => bare(capitals(text)).replace(/\s+/g, " ");

const squeeze = (text: string): string =>
  text.replace(saint, "ST$1").replace(punctuation, "").replace(/\s/gu, "");

/**
 * Returns a comparison key of a name: without case, accents, spaces, points, hyphens and
 * apostrophes. `"St. Mary’s"` and `"saint marys"` are `"STMARYS"`.
 */
export const foldName = (name: string): string => squeeze(bare(capitals(name)));

/** Returns the spellings of a name that people search for, with a space before each word. */
export function searchableWords(text: string): string {
  const folded = foldLetters(text);
  const joined = folded.replace(punctuation, "");
  const apart = folded.replace(punctuation, " ");
  return ` ${[joined, apart, joined.replace(st, "SAINT$1")].join(" ")}`;
}

/**
 * Returns the words of a search, each in two forms: `"St.Mary"` as `STMARY`, or as `ST` and
 * `MARY`.
 */
export const searchTerms = (query: string): readonly (readonly string[])[][] =>
  foldLetters(query)
    .split(" ")
    .filter((word) => word.replace(punctuation, "") !== "")
    .map((word) => [
      [word.replace(punctuation, "")],
      word.replace(punctuation, " ").split(" ").filter(Boolean),
    ]);
