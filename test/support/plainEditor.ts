import { codecFor, type Parameter } from "parameter-form/core";
import type { Step } from "./strike.ts";

/** What stands in a text field: its text and the selection. */
export interface Editor {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** What a field without a mask does with a key that edits; `null` for keys that move and for the browser's history. */
export function press({ text, start, end }: Editor, { key, pasted }: Step): Editor | null {
  const put = (from: number, to: number, inserted = ""): Editor => {
    const caret = from + inserted.length;
    return { text: text.slice(0, from) + inserted + text.slice(to), start: caret, end: caret };
  };
  if (key === "Backspace") return put(start < end ? start : Math.max(0, start - 1), end);
  if (key === "Delete") return put(start, start < end ? end : end + 1);
  if (key === "Cut") return start < end ? put(start, end) : null;
  if (key === "Paste") return pasted === "" ? null : put(start, end, pasted);
  return key.length === 1 ? put(start, end, key) : null;
}

const parameter: Parameter = { name: "amount", label: "Amount", type: "currency", required: true };

/** The amount that a text says in a locale, or `null`. */
export function readAmount(text: string, locale: string, currency: string): string | null {
  const reading = codecFor(parameter).parse(text, { parameter, locale, currency });
  return reading.ok ? reading.value : null;
}

/** The field without group separators. */
export function bare({ text, start, end }: Editor, separator: string): Editor {
  const strip = (part: string): string => part.replaceAll(separator, "");
  const [head, chosen] = [strip(text.slice(0, start)), strip(text.slice(start, end))];
  return { text: strip(text), start: head.length, end: head.length + chosen.length };
}

/** The digits before the decimals as `Intl` groups them, unless they begin with a zero. */
export const grouped = (text: string, locale: string): string =>
  text.replace(/\d+/, (digits) =>
    digits.startsWith("0") ? digits : BigInt(digits).toLocaleString(locale),
  );
