import type { Parameter } from "../core/form.ts";
import type { Issue } from "../core/issue.ts";
import type { InputHints } from "../core/rules/rule.ts";
import type { Focusable } from "./store/controls.ts";
import type { FieldIds } from "./fieldIds.ts";
import type { FieldValue } from "./store/fieldValue.ts";
import type { ResolvedSettings } from "./settings/settings.ts";

/** All that is needed to draw one parameter. */
export interface ParameterFieldState {
  readonly parameter: Parameter;
  readonly ids: FieldIds;
  readonly settings: ResolvedSettings;
  /** The submitted string, `null` for unanswered, or a text that could not be read. */
  readonly value: FieldValue;
  /** The value as the field shows it, or the unreadable text as it was typed. */
  readonly inputValue: string;
  /** What is wrong and may be told by now, or `null`. */
  readonly issue: Issue | null;
  /** The sentence for `issue`, or what the server said. */
  readonly message: string | null;
  /** The language of `message`, when it is known. */
  readonly messageLang: string | undefined;
  /** The language of the definition's texts, when it says so. */
  readonly lang: string | undefined;
  /** Whether `message` blocks submission; otherwise it is a warning. */
  readonly invalid: boolean;
  readonly readOnly: boolean;
  readonly disabled: boolean;
  /** Whether a condition of `when` hides it: draw nothing. */
  readonly hidden: boolean;
  readonly hints: InputHints;
  /** Whether the value must be kept from other people's eyes. */
  readonly sensitive: boolean;
  /** The last four of a value that the server already has, or `null`. */
  readonly stored: string | null;
  /** Whether amounts below zero are expected, so that the keyboard must have a minus sign. */
  readonly allowNegative: boolean | undefined;
  /** What a text would answer. `shown` is what stands in the field, when that differs from what is to be read. */
  readText(text: string, shown?: string): FieldValue;
  /** Answers with a submitted string, or takes the answer back with `null`. */
  setValue(value: FieldValue): void;
  /** Answers with a text as a person typed it. */
  setInputValue(text: string): void;
  /** Says that the person left the field. */
  leave(this: void): void;
  /** The element that takes focus, told as a ref; or what stands for one. */
  focusRef(element: Focusable | null): void;
}
