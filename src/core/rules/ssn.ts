import type { Refusal } from "./identifier.ts";
import { nineDigits, type SsnOptions } from "./nineDigits.ts";
import type { Rule } from "./rule.ts";

/** Group 00 was never issued. */
export const ssnGroup: Refusal = [
  /^\d{3}-?00/,
  "ssnGroup",
  "{label} cannot have 00 as its fourth and fifth digits",
];

/** Nor was serial 0000. */
export const ssnSerial = (digits: RegExp): Refusal => [
  digits,
  "ssnSerial",
  "{label} cannot end with 0000",
];

/**
 * A US Social Security number: nine digits with dashes, spaces or neither. Value `123-45-6789`, or
 * `123456789` with `ssnFormat: "digits"`. Refuses numbers the SSA never issues: area 000, 666 or
 * 900 to 999, group 00, serial 0000. Reasons: `ssnDigits`, `ssnArea`, `ssnGroup`, `ssnSerial`.
 * Source: https://www.ssa.gov/employer/randomization.html
 */
export const ssn: (options?: SsnOptions) => Rule = /* @__PURE__ */ nineDigits(
  "ssnDigits",
  "{label} must have nine digits, like 123-45-6789",
  [
    [/^(000|666|9)/, "ssnArea", "{label} cannot begin with 000, 666 or 9"],
    ssnGroup,
    /* @__PURE__ */ ssnSerial(/0000$/),
  ],
);
