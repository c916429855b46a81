import type { RefCallback } from "react";
import type { ParameterOption } from "../../core/form.ts";

/** What a person searches for in a combobox, and how that becomes an answer. */
export interface ComboboxText {
  readonly ref: RefCallback<HTMLInputElement>;
  readonly input: { readonly current: HTMLInputElement | null };
  /** The option that is the answer. */
  readonly chosen: ParameterOption | null;
  /** The text that is searched for, or `null` while the answer stands in the box. */
  readonly query: string | null;
  search(text: string): void;
  /** Answers with an option, if there is one. */
  choose(option: ParameterOption | undefined): void;
  /** Puts the answer back into the box. */
  restore(): void;
  /** Reads a text that was left in the box. */
  commit(text: string | null): void;
  clear(): void;
  /** Reads the text that stands in the box, which is left. */
  leave(): void;
}
