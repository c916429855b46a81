import { plainText } from "../values/digits.ts";
import { EMPTY, read, type Severity, unread } from "../values/issue.ts";
import { withMetadata } from "../metadata.ts";
import type { InputHints, Rule } from "./rule.ts";

/**
 * Why a value is refused: the English message, and a test that refused values pass, such as a
 * regular expression. Without a test it is for values that have not the form of one.
 */
type Refusal = readonly [
  message: string,
  refused?: { test(value: string): boolean },
  severity?: Severity,
];

/** Refusals by reason. The first whose test is passed applies, to texts as well. */
export type Refusals = Readonly<Record<string, Refusal>>;

/** How an identifier is typed, submitted and shown. */
interface Identifier {
  /** The whole of a text that can be read, its digits and dashes in ASCII. */
  readonly typed: RegExp;
  /** The whole of a value. */
  readonly form: RegExp;
  /** The value of such a text. */
  toValue(text: string): string;
  /** What is shown for a value; the value itself unless given. */
  toShown?(value: string): string;
  readonly input?: InputHints;
  readonly sensitive?: boolean;
}

const dashes = /[‐‑‒–—−]/gu;

/** A text as `plainText` makes it, dashes of any kind as hyphens. */
export const plainIdentifier = (text: string): string => plainText(text).replace(dashes, "-");

/**
 * Creates the rule of a value that is written in one form and typed in many.
 * @param name - Its name in documents.
 * @param options - Its arguments in documents.
 */
export function identifier(
  name: string,
  refusals: Refusals,
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

/** Explains an extension, which the value of a phone number cannot carry. */
export const extensionMessage =
  "enter the number without the extension. If an extension is asked for, enter it there";

/** What the inputs of numbers that belong to one person or company have in common. */
export const sensitiveDigits = {
  input: { inputMode: "numeric", autoComplete: "off", spellCheck: false, width: "14rem" },
  sensitive: true,
} as const satisfies Partial<Rule>;

/** Returns the English messages of refusals, by reason. */
export function messagesOf<R extends Refusals>(
  refusals: R,
): { readonly [Reason in keyof R]: R[Reason][0] };
export function messagesOf(refusals: Refusals): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(refusals).map(([reason, [message]]) => [reason, message]),
  );
}
