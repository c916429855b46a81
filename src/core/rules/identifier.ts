import { toPlainDigits } from "../values/digits.ts";
import { EMPTY, read, type Severity, unread } from "../values/issue.ts";
import { getOwn } from "../record.ts";
import type { InputHints, Rule } from "./rule.ts";

/** Matches rejected values. */
interface Rejection {
  test(value: string): boolean;
  readonly severity?: Severity;
}

/** Rejections by reason. */
export type Rejections<Messages> = { readonly [Reason in keyof Messages]?: Rejection };

interface Identifier {
  /** Matches typed text with ASCII digits and hyphens. */
  readonly typed: RegExp;
  readonly form: RegExp;
  toValue(text: string): string;
  /**
   * Formats a value for display.
   * @default the value
   */
  toShown?(value: string): string;
  readonly input?: InputHints;
  readonly sensitive?: boolean;
}

/** Input hints of numbers that identify a person or company. */
export const sensitiveInput: InputHints = {
  inputMode: "numeric",
  autoComplete: "off",
  spellCheck: false,
  width: "14rem",
};

const dashes = /[‐‑‒–—−]/gu;

/** Normalizes text with `toPlainDigits`, and dashes of any kind to hyphens. */
export const plainIdentifier = (text: string): string => toPlainDigits(text).replace(dashes, "-");

/**
 * Creates a rule for a value with one submitted format and several typed ones. The first message
 * whose rejection matches applies, also to unparsable text. A message without a rejection applies
 * to values that do not match `form`.
 */
export function identifier<Messages extends Readonly<Record<string, string>>>(
  messages: Messages,
  rejections: Rejections<Messages>,
  { typed, form, toValue, toShown = (value) => value, ...hints }: Identifier,
): Rule {
  const rejectionOf = (text: string) => {
    for (const [reason, message] of Object.entries(messages)) {
      const rejection = getOwn(rejections, reason);
      if (rejection?.test(text) ?? !form.test(text))
        return { reason, message, severity: rejection?.severity };
    }
    return null;
  };
  return {
    parse(inputValue) {
      const text = plainIdentifier(inputValue);
      if (text === "") return unread(EMPTY);
      const found = typed.test(text) ? null : rejectionOf(text);
      return found ? unread(found.reason, found.message) : read(toValue(text));
    },
    format: toShown,
    validate(value) {
      const found = rejectionOf(value);
      return found && { type: "patternMismatch", ...found };
    },
    ...hints,
  };
}

/** Message for an extension, which the value of a phone number cannot contain. */
export const extensionMessage =
  "enter the number without the extension. If an extension is asked for, enter it there.";
