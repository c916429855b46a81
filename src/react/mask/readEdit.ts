import type { NumberSymbols } from "../../core/locale.ts";
import type { FieldValue } from "../../core/fieldValue.ts";
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
 * Reads an edited text without the mask's separators. One that cannot be read is held, and read
 * once more, as it is shown.
 */
export function readEdit(raw: Masked, { symbols, live, readText }: Reader): ReadEdit {
  const text = typedText(raw);
  if (!symbols || !live) return { value: readText(text, raw.text), next: raw };
  const read = readText(text, text);
  if (typeof read === "string") return { value: read, next: regrouped(raw, symbols) };
  const bare = ungrouped(raw);
  const value = readText(text, bare.text);
  return { value, next: typeof value === "string" ? regrouped(raw, symbols) : bare };
}
