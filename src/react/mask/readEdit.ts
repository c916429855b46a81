import type { NumberSymbols } from "../../core/locale.ts";
import type { FieldValue } from "../store/fieldValue.ts";
import { type Masked, regrouped, typedText, ungrouped } from "./mask.ts";

/** How an edited text is read and shown. */
export interface Reader {
  /** Whose separators group the digits at once, if any. */
  readonly live: NumberSymbols | undefined;
  readText(text: string, shown: string): FieldValue;
}

/** What an edited field holds, and what it shows. */
export function readEdit(
  raw: Masked,
  { live, readText }: Reader,
): readonly [held: FieldValue, masked: Masked] {
  const bare = live ? ungrouped(raw) : raw;
  const held = readText(typedText(raw), bare.text);
  return [held, live && typeof held === "string" ? regrouped(raw, live) : bare];
}
