import type { FieldValue } from "../../core/values/fieldValue.ts";

/** The answer of a field as it is now, for who writes it to the page without being drawn. */
export interface LiveAnswer {
  value(): FieldValue;
  /** The value as the field shows it, or the unreadable text as it was typed. */
  inputValue(): string;
  /** Listens for another answer. Returns a function that stops it. */
  subscribe(listener: () => void): () => void;
}
