import { toPlainDigits } from "../../core/values/digits.ts";
import type { NumberSymbols } from "../../core/values/locale.ts";
import { isDecimalSeparator } from "../../core/values/readDecimal.ts";

/** State of an input: text, caret, and the separators that the mask manages. */
export interface MaskedText {
  readonly text: string;
  readonly caret: number;
  /**
   * One letter for each code unit of `text`:
   *
   * - `.` is typed by a person and significant.
   * - `m` is a separator inserted by the mask.
   * - `p` is a typed separator that the mask may move.
   *
   * Neither `m` nor `p` is parsed. If the text becomes unreadable, `m` are removed and `p` are
   * kept.
   */
  readonly authors: string;
}

const blank: MaskedText = { text: "", caret: 0, authors: "" };

/** Creates the state of a formatted text. */
export const createMaskedText = (text: string, symbols?: NumberSymbols): MaskedText =>
  text === ""
    ? blank
    : {
        text,
        caret: text.length,
        authors: symbols
          ? text.replace(/[^]/g, (c) => (c === symbols.group ? "m" : "."))
          : ".".repeat(text.length),
      };

export const part = ({ text, authors }: MaskedText, from: number, to: number): MaskedText => ({
  text: text.slice(from, to),
  caret: 0,
  authors: authors.slice(from, to),
});

const leaveOut = (text: string, authors: string, omitted: string): string =>
  [...omitted].some((author) => authors.includes(author))
    ? text.replace(/[^]/g, (c, i: number) => (omitted.includes(authors.charAt(i)) ? "" : c))
    : text;

/** Returns the text to parse, without the mask's separators. */
export const typedText = ({ text, authors }: MaskedText): string => leaveOut(text, authors, "mp");

/** Removes the separators whose authors are in `omitted`. The remaining ones count as typed. */
export const ungrouped = ({ text, caret, authors }: MaskedText, omitted: string): MaskedText => ({
  ...createMaskedText(leaveOut(text, authors, omitted)),
  caret: leaveOut(text.slice(0, caret), authors, omitted).length,
});

const integerPart = /^(\P{Nd}*)(\p{Nd}*)/u;
const gap = /^\p{Nd}\P{Nd}\p{Nd}$/u;

/**
 * Moves all separators of a readable text to the locale's positions. The caret keeps its place
 * among the digits.
 */
export function regrouped(masked: MaskedText, symbols: NumberSymbols): MaskedText {
  const parting: string[] = [];
  let typed = "";
  let before = 0;
  // In a readable text, any character between digits except the decimal separator groups them:
  // people may type a plain space.
  const isGrouping = (c: string, i: number): boolean =>
    (c < "0" || c > "9") &&
    gap.test(typed.slice(-1) + c + masked.text.charAt(masked.authors.indexOf(".", i + 1))) &&
    !isDecimalSeparator(toPlainDigits(c), symbols);
  for (let i = 0; i < masked.text.length; i++) {
    const c = masked.text.charAt(i);
    const author = masked.authors.charAt(i);
    if (author === "." && !isGrouping(c, i)) typed += c;
    else if (author !== "m" || !parting[typed.length])
      parting[typed.length] = author === "m" ? "m" : "p";
    if (i < masked.caret) before = typed.length;
  }
  const [matched = "", head = "", digits = ""] = integerPart.exec(typed) ?? [];
  if (digits.length !== [...digits].length) return masked;
  const integer = layOut(digits, parting[matched.length - symbols.primaryGroup] === "p", symbols);
  let text = "";
  let authors = "";
  let caret = 0;
  let place = 0;
  for (const c of ones(head.length) + integer + ones(typed.length - matched.length)) {
    const separates = c === symbols.group;
    authors += separates ? (parting[place] ?? "m") : ".";
    text += separates ? c : typed.charAt(place++);
    if (!separates && place === before) caret = text.length;
  }
  return { text, caret, authors };
}

const ones = (count: number): string => "1".repeat(count);

/** Groups digits. `isParted` means that a person typed a separator before the last group. */
function layOut(digits: string, isParted: boolean, symbols: NumberSymbols): string {
  // Not grouped after a leading zero: `0,012` is no valid number.
  if (digits === "" || /^[^1-9]/.test(toPlainDigits(digits))) return digits;
  const { group, primaryGroup } = symbols;
  const grouped = symbols.groupInteger(ones(digits.length));
  const before = digits.length - primaryGroup;
  // Spain and Poland write 1234, but also accept 1.234.
  const isKept = isParted && before > 0 && !grouped.includes(group);
  return isKept ? ones(before) + group + ones(primaryGroup) : grouped;
}
