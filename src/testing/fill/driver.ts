import type { Parameter } from "../../core/index.ts";
import type { OptionByLabel } from "./answer.ts";
import type { FieldByLabel } from "./field.ts";

/** Fills in fields in place of a person. The `FillError`s never contain answers. */
export interface Driver {
  /** Whether the field is rendered. */
  has(field: FieldByLabel): Promise<boolean>;
  /** Waits a moment for the page. Returns false if fake timers do not advance. */
  pause(): Promise<boolean>;
  /** Clears the field and types this text. */
  write(field: FieldByLabel, text: string): Promise<void>;
  /** Chooses an option, or clears the answer. */
  choose(field: FieldByLabel, choice: OptionByLabel | null): Promise<void>;
}

export const readOnly = "its field is read-only or disabled";
export const notOffered = "its field does not offer that answer, or no way to clear one";
export const notOneLine =
  "the answer has several lines, but its field accepts one: Enter submits the form";
export const hasLineBreak = (text: string): boolean => /[\n\r]/u.test(text);
export const notText = "its field is not a text field";
export const several = (found: number): string =>
  `${found} fields on the page have its label; pass within, or a locator with Playwright`;
export const notThere = ({ label }: Parameter): string =>
  `there is no field labelled ${JSON.stringify(label)} on the page; a condition may hide it, or the form is not rendered`;
export const stoodStill =
  "the fake timers of the test did not advance, so nothing that waits for one can happen; advance them with " +
  "vi.useFakeTimers({ shouldAdvanceTime: true }) or jest.useFakeTimers({ advanceTimers: true }), or use real timers";
