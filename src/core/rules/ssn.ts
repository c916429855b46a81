import { identifier, type RejectedInputs, sensitiveInput } from "./identifier.ts";
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
        sensitive: true,
        input: sensitiveInput,
      },
      options,
    );
  const rules: Readonly<Record<SsnFormat, Rule>> = {
    dashes: ruleOf(/^(\d{3})-(\d{2})-(\d{4})$/, withDashes),
    digits: ruleOf(/^(\d{3})(\d{2})(\d{4})$/, "$1$2$3", { ssnFormat: "digits" }),
  };
  return ({ ssnFormat = "dashes" } = {}) => rules[ssnFormat];
}

/** Rejects group 00, which was never issued. */
export const ssnGroup = [
  "check the fourth and fifth digits, which cannot be 00",
  /^\d{3}-?00/,
] as const;

/** Message for serial 0000, which was never issued. */
export const ssnSerialMessage = "check the last four digits, which cannot be 0000";

/** Rejects numbers that were printed as samples in wallets and a leaflet. */
export const ssnSample = [
  "check the number, which was printed as a sample. Copy it from the card.",
  /^(078-?05-?1120|219-?09-?9999)$/,
] as const;

export const ssnRefusals = {
  ssnDigits: ["enter nine digits, such as 123-45-6789"],
  ssnArea: ["check the first digits, which cannot be 000, 666 or 900 to 999", /^(000|666|9)/],
  ssnGroup,
  ssnSerial: [ssnSerialMessage, /0000$/],
  ssnSample,
} as const satisfies RejectedInputs;

/**
 * Validates a US Social Security number: nine digits with dashes, spaces or neither. Value
 * `123-45-6789`, or `123456789` with `ssnFormat: "digits"`. Rejects numbers that the SSA never
 * issues: area 000, 666 or 900 to 999, group 00, serial 0000, and two samples. Reasons:
 * `ssnDigits`, `ssnArea`, `ssnGroup`, `ssnSerial`, `ssnSample`.
 *
 * Sources: https://www.ssa.gov/employer/randomization.html and
 * https://www.ssa.gov/history/ssn/misused.html
 */
export const ssn: (options?: SsnOptions) => Rule = /* @__PURE__ */ nineDigits("ssn", ssnRefusals);
