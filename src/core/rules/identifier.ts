import { toPlainDigits } from "../values/digits.ts";
import { EMPTY, read, type Severity, unread } from "../values/issue.ts";
import { withMetadata } from "../metadata.ts";
import type { InputHints, Rule } from "./rule.ts";

/**
 * English message, and a pattern or function that matches rejected values. Without either, the
 * message applies to values that do not match `form`.
 */
type RejectedInput = readonly [
  message: string,
  refused?: { test(value: string): boolean },
  severity?: Severity,
];

/** Rejected inputs by reason. The first match applies, also to unparsable text. */
export type RejectedInputs = Readonly<Record<string, RejectedInput>>;

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
 * Creates a rule for a value with one submitted format and several typed ones.
 * @param name - Name of the rule in documents.
 * @param options - Arguments of the rule in documents.
 */
export function identifier(
  name: string,
  refusals: RejectedInputs,
  { typed, form, toValue, toShown = (value) => value, ...hints }: Identifier,
  options?: object,
): Rule {
  const refusalOf = (text: string) => {
    for (const [reason, [message, refused, severity]] of Object.entries(refusals))
      if (refused?.test(text) ?? !form.test(text)) return { reason, message, severity };
    return null;
  };
  const rule: Rule = {
    parse(inputValue) {
      const text = plainIdentifier(inputValue);
      if (text === "") return unread(EMPTY);
      const found = typed.test(text) ? null : refusalOf(text);
      return found ? unread(found.reason, found.message) : read(toValue(text));
    },
    format: toShown,
    validate(value) {
      const found = refusalOf(value);
      return found && { type: "patternMismatch", ...found };
    },
    ...hints,
  };
  return withMetadata(rule, { rule: name, ...options });
}

/** Message for an extension, which the value of a phone number cannot contain. */
export const extensionMessage =
  "enter the number without the extension. If an extension is asked for, enter it there.";

export function messagesOf<R extends RejectedInputs>(
  refusals: R,
): { readonly [Reason in keyof R]: R[Reason][0] };
export function messagesOf(refusals: RejectedInputs): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(refusals).map(([reason, [message]]) => [reason, message]),
  );
}
