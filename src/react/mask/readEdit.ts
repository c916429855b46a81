import { toPlainDigits } from "../../core/values/digits.ts";
import type { NumberSymbols } from "../../core/values/locale.ts";
import type { FieldValue } from "../../core/values/fieldValue.ts";
import { isDecimalSeparator } from "../../core/values/readDecimal.ts";
import { type MaskedText, regrouped, typedText, ungrouped } from "./moveSeparators.ts";

export interface Reader {
  /** Separators of a number; unset for other text. */
  readonly symbols: NumberSymbols | undefined;
  /** Whether to move separators while typing. */
  readonly live: boolean;
  readText(text: string, shown: string): FieldValue;
}

export interface ReadEdit {
  readonly value: FieldValue;
  readonly next: MaskedText;
}

/**
 * Whether a typed group separator may be a decimal separator, as in `17,812` with three decimals.
 * The mask must not move such separators.
 */
function mayBeDecimal(text: string, symbols: NumberSymbols, { readText }: Reader): boolean {
  const asDecimal = text.replace(/[.,．，]/g, (c) =>
    isDecimalSeparator(toPlainDigits(c), symbols) ? c : symbols.decimal,
  );
  return asDecimal !== text && typeof readText(asDecimal, asDecimal) === "string";
}

/**
 * Parses an edited text without the mask's separators. If it is unreadable, also removes the mask's
 * separators from the displayed text.
 */
export function readEdit(raw: MaskedText, reader: Reader): ReadEdit {
  const { symbols, live, readText } = reader;
  const text = typedText(raw);
  if (!symbols || !live) return { value: readText(text, raw.text), next: raw };
  const read = readText(text, text);
  if (typeof read === "string") {
    if (mayBeDecimal(text, symbols, reader)) return { value: read, next: ungrouped(raw, "mp") };
    const next = regrouped(raw, symbols);
    // Stays ungrouped if the grouped text would be read differently.
    const isClear = readText(next.text, next.text) === read;
    return { value: read, next: isClear ? next : ungrouped(raw, "mp") };
  }
  const bare = ungrouped(raw, "m");
  const value = readText(text, bare.text);
  return { value, next: typeof value === "string" ? regrouped(raw, symbols) : bare };
}
