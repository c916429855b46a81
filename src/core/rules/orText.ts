import { read, type Unreadable, unreadable } from "../values/issue.ts";
import { codecFor } from "../values/codecFor.ts";
import { withMetadata } from "../metadata.ts";
import { define } from "./define.ts";
import { plainIdentifier } from "./identifier.ts";
import type { Rule } from "./rule.ts";

export const orTextMessages = { orText: "you can also enter {texts}" } as const;

/** Normalizes a text for comparison: `n / a` equals `N/A`. */
const bare = (text: string): string =>
  plainIdentifier(text)
    .toLowerCase()
    .replace(/[\s./]/g, "");

/**
 * Extends a rule with accepted texts. `neither` replaces the issue whose reason lacks its suffix
 * `Or`: `notDateOr` replaces `notDate`.
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
      `Invalid options of the ${name} rule: the text "${strange}" needs at least one letter.`,
    );
  const withMessage = <Found extends Unreadable>(found: Found): Found =>
    `${found.reason}Or` === neither?.reason ? { ...found, ...neither } : found;
  return {
    ...rule,
    others,
    parse(inputValue, context) {
      const typed = bare(inputValue);
      const other = others.find((text) => bare(text) === typed);
      if (other !== undefined) return read(other);
      const reading = codecFor(context.parameter, rule).parse(inputValue, context);
      return reading.ok ? reading : withMessage(reading);
    },
    format: (value, context) =>
      others.includes(value) ? value : codecFor(context.parameter, rule).format(value, context),
    validate(value, parameter) {
      const found = others.includes(value) ? null : rule.validate(value, parameter);
      return found && withMessage(found);
    },
    input: { ...rule.input, inputMode: "text" },
  };
}

/**
 * Extends the rule of a text parameter with texts that are accepted in place of its value, such as
 * `orText(ssn(), "Applied for")` for new employees. The texts are recognized without regard to
 * case, spaces, points and slashes. The description of the field lists them (`orText`). They are
 * never hidden as sensitive. Each call creates a new rule, so call it outside of render.
 * @throws RangeError when a text has no letter.
 */
export const orText = (rule: Rule, ...texts: readonly [string, ...string[]]): Rule =>
  withMetadata(
    {
      ...withTexts(rule, texts, "orText"),
      hint: () => unreadable(orTextMessages, "orText", { texts }),
    },
    orText,
    { of: rule, texts },
  );

export const orTextDefinition = /* @__PURE__ */ define({
  name: "orText",
  args: { of: "rule", texts: "someFilledTexts" },
  factory: orText,
  make: ({ of, texts }) => orText(of, ...texts),
  messages: orTextMessages,
});
