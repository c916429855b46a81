const rotate = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

/** The first 32 bits behind the point of a root, of which the digest has its constants. */
const bitsBehindPoint = (root: number): number => ((root % 1) * 2 ** 32) | 0;

const primes = Array.from({ length: 312 }, (_, place) => place).filter(
  (one) =>
    one > 1 && !Array.from({ length: one }, (_, by) => by).some((by) => by > 1 && one % by === 0),
);
const roots = primes.map((prime) => bitsBehindPoint(Math.cbrt(prime)));
const start = primes.slice(0, 8).map((prime) => bitsBehindPoint(Math.sqrt(prime)));

/**
 * SHA-256 of a text, in hexadecimal digits: at once, and without HTTPS, where browsers have none.
 * https://nvlpubs.nist.gov/nistpubs/FIPS/NIST.FIPS.180-4.pdf
 */
export function sha256(text: string): string {
  const bytes = new TextEncoder().encode(text);
  const padded = new Uint8Array(((bytes.length + 72) >> 6) << 6);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setBigUint64(padded.length - 8, BigInt(bytes.length) * 8n);

  let state = start;
  for (let block = 0; block < padded.length; block += 64) {
    const words: number[] = [];
    let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
    for (const [at, root] of roots.entries()) {
      const early = words[at - 15] ?? 0;
      const late = words[at - 2] ?? 0;
      const word =
        at < 16
          ? view.getInt32(block + at * 4)
          : ((words[at - 16] ?? 0) +
              (rotate(early, 7) ^ rotate(early, 18) ^ (early >>> 3)) +
              (words[at - 7] ?? 0) +
              (rotate(late, 17) ^ rotate(late, 19) ^ (late >>> 10))) |
            0;
      words.push(word);
      const one =
        h + (rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)) + ((e & f) ^ (~e & g)) + root + word;
      const two = (rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
      [a, b, c, d, e, f, g, h] = [(one + two) | 0, a, b, c, (d + one) | 0, e, f, g];
    }
    const next = [a, b, c, d, e, f, g, h];
    state = state.map((word, at) => (word + (next[at] ?? 0)) | 0);
  }
  return state.map((word) => (word >>> 0).toString(16).padStart(8, "0")).join("");
}
