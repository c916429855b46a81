import { read, type Unreadable, unreadable } from "../values/issue.ts";
import { codecFor } from "../values/index.ts";
import { withMetadata } from "../metadata.ts";
import { plainIdentifier } from "./identifier.ts";
import type { Rule } from "./rule.ts";

/** The English messages, by reason. */
export const orTextMessages = { orText: "you can also enter {texts}" } as const;

/** A text as it is compared: `n / a` is `N/A`. */
const bare = (text: string): string =>
  plainIdentifier(text)
    .toLowerCase()
    .replace(/[\s./]/g, "");

/**
 * Returns a rule by which texts may stand in place of a value. `neither` is told in place of the reason
 * that it adds an `Or` to: `notDateOr` in place of `notDate`.
 */
export function withTexts(
  rule: Rule,
  others: readonly string[],
  name: string,
  neither?: Unreadable,
): Rule {
  const strange = others.find((other) => !/\p{L}/u.test(other));
  if (strange !== undefined)
    throw new RangeError(
      `The ${name} rule cannot be made: "${strange}" has no letter, as a day has none.`,
    );
  const told = <Found extends Unreadable>(found: Found): Found =>
    `${found.reason}Or` === neither?.reason ? { ...found, ...neither } : found;
  return {
    ...rule,
    others,
    parse(inputValue, context) {
      const typed = bare(inputValue);
      const other = others.find((text) => bare(text) === typed);
      if (other !== undefined) return read(other);
      const reading = codecFor(context.parameter, rule).parse(inputValue, context);
      return reading.ok ? reading : told(reading);
    },
    format: (value, context) =>
      others.includes(value) ? value : codecFor(context.parameter, rule).format(value, context),
    validate(value, parameter) {
      const found = others.includes(value) ? null : rule.validate(value, parameter);
      return found && told(found);
    },
    input: { ...rule.input, inputMode: "text" },
  };
}

/**
 * A rule of a text parameter by which texts may stand in place of its value: a new employee may answer
 * `Applied for` where an SSN or EIN is asked, with `orText(ssn(), "Applied for")`. The texts are read
 * without regard to case, spaces, points and slashes, offered in the field's description (`orText`),
 * and not hidden as the number is. Each call makes a new rule, so call it outside of rendering.
 * @throws RangeError when a text has no letter.
 */
export const orText = (rule: Rule, ...texts: readonly [string, ...string[]]): Rule =>
  withMetadata(
    {
      ...withTexts(rule, texts, "orText"),
      hint: () => unreadable(orTextMessages, "orText", { texts }),
    },
    { rule: "orText", of: rule, texts },
  );
