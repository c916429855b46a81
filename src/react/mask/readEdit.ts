import { plainText } from "../../core/values/digits.ts";
import type { NumberSymbols } from "../../core/values/locale.ts";
import type { FieldValue } from "../../core/values/fieldValue.ts";
import { isDecimalSeparator } from "../../core/values/readDecimal.ts";
import { type Masked, regrouped, typedText, ungrouped } from "./masked.ts";

/** How an edited text is read and shown. */
export interface Reader {
  /** The separators of a number; none for other text. */
  readonly symbols: NumberSymbols | undefined;
  /** Whether separators are moved at once. */
  readonly live: boolean;
  readText(text: string, shown: string): FieldValue;
}

/** What an edited field holds, and what it shows. */
export interface ReadEdit {
  readonly value: FieldValue;
  readonly next: Masked;
}

/**
 * Whether a separator of groups that a person typed may be meant for decimals, as in `17,812` where
 * three are allowed: then it is evidence, which the mask must not move.
 */
function mayBeDecimal(text: string, symbols: NumberSymbols, { readText }: Reader): boolean {
  const asDecimal = text.replace(/[.,．，]/g, (c) =>
    isDecimalSeparator(plainText(c), symbols) ? c : symbols.decimal,
  );
  return asDecimal !== text && typeof readText(asDecimal, asDecimal) === "string";
}

/**
 * Reads an edited text without the mask's separators. One that cannot be read is held, and read
 * once more, as it is shown.
 */
export function readEdit(raw: Masked, reader: Reader): ReadEdit {
  const { symbols, live, readText } = reader;
  const text = typedText(raw);
  if (!symbols || !live) return { value: readText(text, raw.text), next: raw };
  const read = readText(text, text);
  if (typeof read === "string") {
    if (mayBeDecimal(text, symbols, reader)) return { value: read, next: ungrouped(raw, "mp") };
    const next = regrouped(raw, symbols);
    // No separator is put in that its readers would take for another.
    const isClear = readText(next.text, next.text) === read;
    return { value: read, next: isClear ? next : ungrouped(raw, "mp") };
  }
  const bare = ungrouped(raw, "m");
  const value = readText(text, bare.text);
  return { value, next: typeof value === "string" ? regrouped(raw, symbols) : bare };
}
