const decimalDigit = /\p{Nd}/u;
const anyDigit = /\p{Nd}/gu;
/** Full-width forms, and spaces of any width. */
const otherWidth = /[\uFF01-\uFF5E\uFFE0-\uFFE6\p{Zs}]/gu;
/** Marks without a width: of direction, and of where a line may or may not break. */
export const invisible = /[\p{Bidi_Control}\u200B-\u200D\u2060\uFEFF]/gu;

/**
 * Digits of any script, full-width forms and spaces of any width as ASCII, without invisible marks
 * and outer spaces. Letters, signs and order stay. Unicode lays out decimal digits in runs of ten,
 * so a digit's worth is its distance from the start of its run, and no run lies across two high
 * surrogates. Source: https://www.unicode.org/versions/latest/core-spec/chapter-4/#G124206
 */
export function plainText(text: string): string {
  return text
    .replace(invisible, "")
    .replace(otherWidth, (c) => c.normalize("NFKC"))
    .replace(anyDigit, (c) => (c < "\x80" ? c : digitWorth(c)))
    .trim();
}

function digitWorth(digit: string): string {
  const lead = digit.slice(0, -1);
  const unit = digit.charCodeAt(digit.length - 1);
  let before = 0;
  while (decimalDigit.test(lead + String.fromCharCode(unit - before - 1))) before++;
  return String(before % 10);
}
