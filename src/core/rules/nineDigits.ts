import { identifier, not, type Refusal, sensitiveDigits } from "./identifier.ts";
import type { Rule } from "./rule.ts";

/** How a Social Security number or an ITIN is submitted: `123-45-6789` or `123456789`. */
export type SsnFormat = "dashes" | "digits";

/** The format of a number's value; `dashes` unless given. It is shown with dashes always. */
export interface SsnOptions {
  readonly ssnFormat?: SsnFormat;
}

const typed = /^(\d{3})[-\s]*(\d{2})[-\s]*(\d{4})$/;
const withDashes = "$1-$2-$3";

/** The rules, one for each format, of nine digits in groups of three, two and four. */
export function nineDigits(
  reason: string,
  message: string,
  refusals: readonly Refusal[],
): (options?: SsnOptions) => Rule {
  const ruleOf = (form: RegExp, written: string): Rule =>
    identifier({
      typed,
      toValue: (text) => text.replace(typed, written),
      toShown: (value) => value.replace(form, withDashes),
      refusals: [[not(form), reason, message], ...refusals],
      ...sensitiveDigits,
    });
  const rules: Readonly<Record<SsnFormat, Rule>> = {
    dashes: ruleOf(/^(\d{3})-(\d{2})-(\d{4})$/, withDashes),
    digits: ruleOf(/^(\d{3})(\d{2})(\d{4})$/, "$1$2$3"),
  };
  return ({ ssnFormat = "dashes" } = {}) => rules[ssnFormat];
}
