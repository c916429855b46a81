/** Whether two names are the same but for capitals, accents written in another way, punctuation and spaces at the ends or repeated. */
export const sameName = (a: string, b: string): boolean => plain(a) === plain(b);

const plain = (name: string): string =>
  name
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[\p{P}\s]+/gu, " ")
    .trim();
