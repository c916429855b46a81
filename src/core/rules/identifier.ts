import { plainText } from "../values/digits.ts";
import { EMPTY, read, type Severity, unread } from "../values/issue.ts";
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
  /** One refuses what is not in the form of a value. The first that applies is told, of texts, too. */
  readonly refusals: readonly [Refusal, ...Refusal[]];
  readonly input?: InputHints;
  readonly sensitive?: boolean;
}

const dashes = /[‐‑‒–—−]/gu;

/** A text as `plainText` makes it, dashes of any kind as hyphens. */
export const plainIdentifier = (text: string): string => plainText(text).replace(dashes, "-");

/** The rule of a value that is written in one form and typed in many. */
export function identifier({
  typed,
  toValue,
  toShown = (value) => value,
  refusals,
  ...hints
}: Identifier): Rule {
  const refusalOf = (text: string) => refusals.find(([refused]) => refused.test(text));
  return {
    parse(inputValue) {
      const text = plainIdentifier(inputValue);
      if (text === "") return unread(EMPTY);
      const found = typed.test(text) ? undefined : refusalOf(text);
      return found ? unread(found[1], found[2]) : read(toValue(text));
    },
    format: toShown,
    validate(value) {
      const found = refusalOf(value);
      if (!found) return null;
      const [, reason, message, severity] = found;
      return { type: "patternMismatch", reason, message, severity };
    },
    ...hints,
  };
}

/** What the inputs of numbers that belong to one person or company have in common. */
export const sensitiveDigits = {
  input: { inputMode: "numeric", autoComplete: "off", spellCheck: false, width: "12rem" },
  sensitive: true,
} as const satisfies Partial<Identifier>;

/** The message for a phone number with an extension, which its value cannot carry. */
export const extensionSentence =
  "enter the number without the extension. If an extension is asked for, enter it there";

/** Refuses what `form` does not match as a whole. */
export const not = (form: RegExp): Refusal[0] => ({ test: (value) => !form.test(value) });
