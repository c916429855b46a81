const decimalDigit = /\p{Nd}/u;
const anyDigit = /\p{Nd}/gu;
/** Matches full-width forms, and spaces of any width. */
const otherWidth = /[\uFF01-\uFF5E\uFFE0-\uFFE6\p{Zs}]/gu;
/** Matches zero-width characters: direction marks, joiners and break marks. */
export const invisible = /[\p{Bidi_Control}\u200B-\u200D\u2060\uFEFF]/gu;

/**
 * Converts digits of any script, full-width forms and spaces of any width to ASCII. Removes
 * invisible marks and outer spaces, and keeps letters, signs and order.
 *
 * Unicode lays out decimal digits in runs of ten, so the value of a digit is its distance from
 * the start of its run. No run spans two high surrogates.
 * https://www.unicode.org/versions/latest/core-spec/chapter-4/#G124206
 */
export function toPlainDigits(text: string): string {
  return text
    .replace(invisible, "")
    .replace(otherWidth, (c) => c.normalize("NFKC"))
    .replace(anyDigit, (c) => (c < "\x80" ? c : digitValue(c)))
    .trim();
}

function digitValue(digit: string): string {
  const lead = digit.slice(0, -1);
  const unit = digit.charCodeAt(digit.length - 1);
  let before = 0;
  while (decimalDigit.test(lead + String.fromCharCode(unit - before - 1))) before++;
  return String(before % 10);
}
