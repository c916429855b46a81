import { plainText } from "../../core/values/digits.ts";
import type { NumberSymbols } from "../../core/values/locale.ts";
import { isDecimalSeparator } from "../../core/values/readDecimal.ts";

/**
 * What stands in a field: its text, the caret, and which of its separators the mask looks after.
 */
export interface Masked {
  readonly text: string;
  readonly caret: number;
  /**
   * One letter for each code unit of `text`: `.` was typed by a person and counts, `m` is a
   * separator that the mask put in, `p` one that a person typed and the mask may move. Neither `m`
   * nor `p` is read. When the text becomes unreadable, each `m` goes and each `p` stays.
   */
  readonly authors: string;
}

const blank: Masked = { text: "", caret: 0, authors: "" };

/** A text that we write: each group separator in it is the mask's. */
export const written = (text: string, symbols?: NumberSymbols): Masked =>
  text === ""
    ? blank
    : {
        text,
        caret: text.length,
        authors: symbols
          ? text.replace(/[^]/g, (c) => (c === symbols.group ? "m" : "."))
          : ".".repeat(text.length),
      };

/** The part of a field between two places. */
export const part = ({ text, authors }: Masked, from: number, to: number): Masked => ({
  text: text.slice(from, to),
  caret: 0,
  authors: authors.slice(from, to),
});

const leaveOut = (text: string, authors: string, left: string): string =>
  [...left].some((author) => authors.includes(author))
    ? text.replace(/[^]/g, (c, i: number) => (left.includes(authors.charAt(i)) ? "" : c))
    : text;

/** The text without the mask's separators: what is to be read. */
export const typedText = ({ text, authors }: Masked): string => leaveOut(text, authors, "mp");

/** The field without the separators of these authors; the others are the person's. */
export const ungrouped = ({ text, caret, authors }: Masked, left: string): Masked => ({
  ...written(leaveOut(text, authors, left)),
  caret: leaveOut(text.slice(0, caret), authors, left).length,
});

const integerPart = /^(\P{Nd}*)(\p{Nd}*)/u;
const gap = /^\p{Nd}\P{Nd}\p{Nd}$/u;

/**
 * Moves the mask's separators to where the locale wants them among the typed digits; no other
 * character changes, and the caret stays behind the same one. For readable text only: then
 * separators that a person typed stand in the same places.
 */
export function regrouped(masked: Masked, symbols: NumberSymbols): Masked {
  /** Of the separator before each typed character, where there is one. */
  const parting: string[] = [];
  let typed = "";
  let before = 0;
  // Of what stands between two digits of a readable text, all but the decimal separator groups
  // them: a person may type a plain space.
  const isGrouping = (c: string, i: number): boolean =>
    (c < "0" || c > "9") &&
    gap.test(typed.slice(-1) + c + masked.text.charAt(masked.authors.indexOf(".", i + 1))) &&
    !isDecimalSeparator(plainText(c), symbols);
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

/**
 * Digits in groups, as many as `digits` has. `isParted` says that a person typed a separator before
 * the last group.
 */
function layOut(digits: string, isParted: boolean, symbols: NumberSymbols): string {
  // Digits after a leading zero are not grouped: `0,012` reads as no number.
  if (digits === "" || /^[^1-9]/.test(plainText(digits))) return digits;
  const { group, primaryGroup } = symbols;
  const grouped = symbols.groupInteger(ones(digits.length));
  const before = digits.length - primaryGroup;
  // Spain and Poland write 1234, and read 1.234 as well.
  const isKept = isParted && before > 0 && !grouped.includes(group);
  return isKept ? ones(before) + group + ones(primaryGroup) : grouped;
}
