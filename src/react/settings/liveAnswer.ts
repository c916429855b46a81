import type { FieldValue } from "../../core/values/fieldValue.ts";

/** The current answer of a field, for code that writes it to the page without React. */
export interface LiveAnswer {
  value(): FieldValue;
  /** Returns a value as the field shows it, the current one unless given; an unread text as typed. */
  inputValue(value?: FieldValue): string;
  /** Listens for another answer. Returns a function that stops it. */
  subscribe(listener: () => void): () => void;
}
