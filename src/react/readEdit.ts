import type { NumberSymbols } from "../core/locale.ts";
import type { FieldValue } from "./fieldValue.ts";
import { type Edit, edited, type Masked, regrouped, typedText, ungrouped } from "./mask.ts";

/** How an edited text is read and shown. */
export interface Reader {
  /** Whose separators group the digits, if any. */
  readonly symbols: NumberSymbols | undefined;
  /** Whether the separators are moved at once. */
  readonly live: boolean;
  readText(text: string, shown?: string): FieldValue;
}

/** What a field holds and what it shows. */
export type Outcome = readonly [held: FieldValue, masked: Masked];

/** A text without separators of the mask's. */
export const plain = (text: string): Masked => ({ text, caret: text.length, own: new Map() });

/** What an edit of `before` makes a field hold and show. */
export function readEdit(before: Masked, edit: Edit, { symbols, live, readText }: Reader): Outcome {
  if (!symbols) return [readText(edit.text), plain(edit.text)];
  const next = edited(before, edit);
  const bare = live ? ungrouped(next) : next;
  const held = readText(typedText(next), bare.text);
  return [held, live && typeof held === "string" ? regrouped(next, symbols) : bare];
}

/** What a text that the browser's undo brought back makes a field hold; nothing of it is moved. */
export const readRestored = (restored: Masked, { readText }: Reader): Outcome => [
  readText(typedText(restored), restored.text),
  restored,
];
