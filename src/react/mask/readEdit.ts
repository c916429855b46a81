import type { NumberSymbols } from "../../core/locale.ts";
import type { FieldValue } from "../store/fieldValue.ts";
import { type Masked, regrouped, typedText, ungrouped } from "./mask.ts";

/** How an edited text is read and shown. */
export interface Reader {
  /** The separators of a number; none for other text. */
  readonly symbols: NumberSymbols | undefined;
  /** Whether separators are moved at once. */
  readonly live: boolean;
  readText(text: string, shown: string): FieldValue;
}

/** What an edited field holds, and what it shows. */
export type ReadEdit = readonly [held: FieldValue, next: Masked];

export function readEdit(raw: Masked, { symbols, live, readText }: Reader): ReadEdit {
  const text = typedText(raw);
  if (!symbols || !live) return [readText(text, raw.text), raw];
  const read = readText(text, text);
  if (typeof read === "string") return [read, regrouped(raw, symbols)];
  const bare = ungrouped(raw);
  const held = readText(text, bare.text);
  return [held, typeof held === "string" ? regrouped(raw, symbols) : bare];
}
