/**
 * Whether two names are the same but for capitals, accents written in another way, punctuation,
 * which may part words or not, and spaces at the ends or repeated.
 */
export const sameName = (a: string, b: string): boolean =>
  ["", " "].some((gap) => plain(a, gap) === plain(b, gap));

/** Punctuation, and what is written for an apostrophe. */
const marks = /[\p{P}\p{Sk}\u02b9-\u02bc]+/gu;

const plain = (name: string, gap: string): string =>
  name.replace(marks, gap).normalize("NFKC").toLowerCase().replace(/\s+/gu, " ").trim();
