import { plainText } from "../digits.ts";
import { EMPTY, read, type Severity, unread } from "../issue.ts";
import type { InputHints, Rule } from "./rule.ts";

/**
 * Why a value is refused, told in a sentence of the rule's own; a regular expression is such a
 * test.
 */
export type Refusal = readonly [
  refused: { test(value: string): boolean },
  reason: string,
  message: string,
  severity?: Severity,
];

/** How an identifier is typed, submitted and shown. */
export interface Identifier {
  /** The whole of a text that can be read, its digits and dashes in ASCII. */
  readonly typed: RegExp;
  /** The value of such a text. */
  toValue(text: string): string;
  /** What is shown for a value; the value itself unless given. */
  toShown?(value: string): string;
  /**
   * The first refuses what is not in the form of a value, and is told of texts that cannot be read.
   */
  readonly refusals: readonly [Refusal, ...Refusal[]];
  readonly input?: InputHints;
  readonly sensitive?: boolean;
}

const dashes = /[‐‑‒–—−]/gu;

/** A text as `plainText` makes it, dashes of any kind as hyphens. */
export const plainIdentifier = (text: string): string => plainText(text).replace(dashes, "-");

/** The rule of a value that is written in one form and typed in many. */
export const identifier = ({
  typed,
  toValue,
  toShown = (value) => value,
  refusals,
  ...hints
}: Identifier): Rule => ({
  parse(inputValue) {
    const text = plainIdentifier(inputValue);
    if (text === "") return unread(EMPTY);
    const [[, reason, message]] = refusals;
    return typed.test(text) ? read(toValue(text)) : unread(reason, message);
  },
  format: toShown,
  validate(value) {
    const found = refusals.find(([refused]) => refused.test(value));
    if (!found) return null;
    const [, reason, message, severity] = found;
    return { type: "patternMismatch", reason, message, severity };
  },
  ...hints,
});

/** What the inputs of numbers that belong to one person or company have in common. */
export const sensitiveDigits = {
  input: { inputMode: "numeric", autoComplete: "off", spellCheck: false, width: "12rem" },
  sensitive: true,
} as const satisfies Partial<Identifier>;

/** Refuses what `form` does not match as a whole. */
export const not = (form: RegExp): Refusal[0] => ({ test: (value) => !form.test(value) });
