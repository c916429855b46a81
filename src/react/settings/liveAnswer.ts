import type { FieldValue } from "../../core/values/fieldValue.ts";

/** Accessors of a field's current value, for updates of the DOM outside of React. */
export interface LiveAnswer {
  value(): FieldValue;
  /** Returns a value, by default the current one, as displayed. */
  inputValue(value?: FieldValue): string;
  /** Subscribes to value changes. Returns the unsubscribe function. */
  subscribe(listener: () => void): () => void;
}
