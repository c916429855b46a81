/**
 * Returns a 53-bit cyrb53 hash, which is not cryptographic:
 * https://github.com/bryc/code/blob/master/jshash/experimental/cyrb53.js
 */
export function hash(text: string): string {
  let [a, b] = [0xdeadbeef, 0x41c6ce57];
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    a = Math.imul(a ^ unit, 2654435761);
    b = Math.imul(b ^ unit, 1597334677);
  }
  a = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909);
  b = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909);
  return ((b >>> 0).toString(16) + (a >>> 0).toString(16).padStart(8, "0")).padStart(16, "0");
}
