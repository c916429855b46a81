import type { Parameter } from "../../core/index.ts";
import type { Choice } from "./answer.ts";
import type { Field } from "./field.ts";

/** Acts in place of a person. Its `FillError`s never contain answers. */
export interface Driver {
  /** Whether the field is rendered. */
  has(field: Field): Promise<boolean>;
  /** Lets the page continue for a moment. Returns whether it can. */
  pause(): Promise<boolean>;
  /** Clears the field and types this text. */
  write(field: Field, text: string): Promise<void>;
  /** Chooses an option, or clears the answer. */
  choose(field: Field, choice: Choice | null): Promise<void>;
}

export const readOnly = "its field is read-only or disabled";
export const notOffered = "its field does not offer that answer, or no way to take one back";
export const notOneLine =
  "the answer has more than one line, which its field does not take: there, Enter submits the form";
export const hasLineBreak = (text: string): boolean => /[\n\r]/u.test(text);
export const notText = "its field is none to type into";
export const several = (found: number): string =>
  `${found} fields on the page have its label; say in which part of the page the form is`;
export const notThere = ({ label }: Parameter): string =>
  `there is no field labelled ${JSON.stringify(label)} on the page; a condition may hide it, or the form is not drawn`;
export const stoodStill =
  "the timers of the test are faked and stood still, so nothing that waits for one can happen; let them go on, with " +
  "vi.useFakeTimers({ shouldAdvanceTime: true }) or jest.useFakeTimers({ advanceTimers: true }), or use real ones";
