import type { NumberSymbols } from "../core/locale.ts";

/** What stands in a field: its text, the caret, and which of its separators the mask looks after. */
export interface Masked {
  readonly text: string;
  readonly caret: number;
  /** By index in `text`. They are no evidence of what a person meant. */
  readonly own: ReadonlyMap<number, Author>;
}

/** Who wrote a separator first: one that a person typed stays in the text when that becomes unreadable. */
type Author = "mask" | "person";

/** What an input event tells: the new text and caret, and the selection just before, unless the text was replaced as a whole. */
export interface Edit {
  readonly text: string;
  readonly caret: number;
  readonly selection: readonly [start: number, end: number] | null;
  /** https://w3c.github.io/input-events/#interface-InputEvent-Attributes */
  readonly inputType: string;
}

/** A text that we wrote: each group separator in it is the mask's. */
export function settled(text: string, { group }: NumberSymbols): Masked {
  const own = new Map<number, Author>();
  for (let i = 0; i < text.length; i++) if (text[i] === group) own.set(i, "mask");
  return { text, caret: text.length, own };
}

/** The text without the mask's separators: what is to be read. */
export const typedText = ({ text, own }: Masked): string => leaveOut(text, own);

/** The field without what the mask wrote, for text that cannot be read. */
export function ungrouped({ text, caret, own }: Masked): Masked {
  const written = new Map([...own].filter(([, author]) => author === "mask"));
  const before = [...written.keys()].filter((i) => i < caret).length;
  return { text: leaveOut(text, written), caret: caret - before, own: new Map() };
}

const leaveOut = (text: string, own: Masked["own"]): string =>
  text
    .split("")
    .filter((_, i) => !own.has(i))
    .join("");

/** The field after an edit. Only separators outside the edited range stay the mask's; deleting one of those deletes the digit beyond it. */
export function edited(before: Masked, { text, caret, selection, inputType }: Edit): Masked {
  if (text === before.text) return { ...before, caret };
  const [prefix, suffix] = untouched(before.text, text, caret, selection);
  const shift = text.length - before.text.length;
  const own = new Map<number, Author>();
  for (const [i, author] of before.own) {
    if (i < prefix) own.set(i, author);
    else if (i >= before.text.length - suffix) own.set(i + shift, author);
  }
  const after = { text, caret, own };
  const onlySeparators =
    shift < 0 && range(prefix, before.text.length - suffix).every((i) => before.own.has(i));
  if (!onlySeparators || prefix + suffix !== text.length) return after;
  if (inputType === "deleteContentBackward") return without(after, prefix - 1);
  if (inputType === "deleteContentForward") return without(after, prefix);
  return after;
}

/** How many characters at the start and at the end an edit left alone; none when it is not known where it happened. */
function untouched(
  before: string,
  text: string,
  caret: number,
  selection: Edit["selection"],
): readonly [prefix: number, suffix: number] {
  if (!selection) return [0, 0];
  const head = Math.min(selection[0], caret);
  const tail = Math.min(before.length - selection[1], text.length - caret);
  let prefix = 0;
  while (prefix < head && before[prefix] === text[prefix]) prefix++;
  let suffix = 0;
  while (suffix < tail && before.at(-1 - suffix) === text.at(-1 - suffix)) suffix++;
  return [prefix, suffix];
}

const range = (start: number, end: number): number[] =>
  Array.from({ length: Math.max(0, end - start) }, (_, i) => start + i);

function without({ text, own }: Masked, index: number): Masked {
  if (index < 0 || index >= text.length) return { text, caret: Math.max(0, index), own };
  const kept = new Map<number, Author>();
  for (const [i, author] of own) if (i !== index) kept.set(i > index ? i - 1 : i, author);
  return { text: text.slice(0, index) + text.slice(index + 1), caret: index, own: kept };
}

const gap = /^\p{Nd}\P{Nd}\p{Nd}$/u;
const integerPart = /^[^\p{Nd}]*(\p{Nd}+)/u;

/**
 * Moves the mask's separators to where the locale wants them among the typed digits; no other character changes, and the caret
 * stays behind the same one. For readable text only: then separators that a person typed stand in the same places.
 */
export function regrouped(masked: Masked, symbols: NumberSymbols): Masked {
  const chars = masked.text.split("");
  // Of what stands between two digits of a readable text, all but the decimal separator groups them: a person may type a plain space.
  const isOwn = (c: string, i: number): boolean =>
    masked.own.has(i) ||
    c === symbols.group ||
    (c !== symbols.decimal && gap.test(chars.slice(i - 1, i + 2).join("")));
  const authors = new Map<number, Author>();
  let typed = "";
  let before = 0;
  for (const [i, c] of chars.entries()) {
    if (isOwn(c, i)) authors.set(typed.length, masked.own.get(i) ?? "person");
    else typed += c;
    if (i < masked.caret) before = typed.length;
  }
  const match = integerPart.exec(typed);
  const digits = match?.[1] ?? "";
  const start = (match?.[0].length ?? 0) - digits.length;
  if (digits.length !== [...digits].length) return masked;
  const gaps = groupGaps(digits, symbols);
  const own = new Map<number, Author>();
  let text = "";
  let caret = 0;
  for (let i = 0; i < typed.length; i++) {
    if (gaps.has(i - start)) {
      own.set(text.length, authors.get(i) ?? "mask");
      text += symbols.group;
    }
    text += typed[i];
    if (i + 1 === before) caret = text.length;
  }
  return { text, caret, own };
}

/** Indexes of the digits that a separator stands before. Digits after a leading zero are not grouped: `0,012` reads as no number. */
function groupGaps(digits: string, symbols: NumberSymbols): ReadonlySet<number> {
  const gaps = new Set<number>();
  const leading = digits[0];
  if (leading === undefined || leading === "0" || leading === symbols.digits[0]) return gaps;
  let seen = 0;
  for (const c of symbols.groupInteger("1".repeat(digits.length))) {
    if (c === symbols.group) gaps.add(seen);
    else seen++;
  }
  return gaps;
}
