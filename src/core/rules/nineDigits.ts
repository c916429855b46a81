import { identifier, type RejectedInputs, sensitiveDigits } from "./identifier.ts";
import type { Rule } from "./rule.ts";

/** Submitted format of an SSN or ITIN: `123-45-6789` or `123456789`. */
export type SsnFormat = "dashes" | "digits";

/**
 * Options of `ssn`, `itin` and `ssnOrItin`. The field always renders dashes.
 * @default { ssnFormat: "dashes" }
 */
export interface SsnOptions {
  readonly ssnFormat?: SsnFormat;
}

const typed = /^(\d{3})[-\s]*(\d{2})[-\s]*(\d{4})$/;
const withDashes = "$1-$2-$3";

/** Creates the rules of a nine-digit number such as an SSN: one rule per submitted format. */
export function nineDigits(name: string, refusals: RejectedInputs): (options?: SsnOptions) => Rule {
  const ruleOf = (form: RegExp, written: string, options?: SsnOptions): Rule =>
    identifier(
      name,
      refusals,
      {
        typed,
        form,
        toValue: (text) => text.replace(typed, written),
        toShown: (value) => value.replace(form, withDashes),
        ...sensitiveDigits,
      },
      options,
    );
  const rules: Readonly<Record<SsnFormat, Rule>> = {
    dashes: ruleOf(/^(\d{3})-(\d{2})-(\d{4})$/, withDashes),
    digits: ruleOf(/^(\d{3})(\d{2})(\d{4})$/, "$1$2$3", { ssnFormat: "digits" }),
  };
  return ({ ssnFormat = "dashes" } = {}) => rules[ssnFormat];
}
