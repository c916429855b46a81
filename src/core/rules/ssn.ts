import type { Refusal } from "./identifier.ts";
import { nineDigits, type SsnOptions } from "./nineDigits.ts";
import type { Rule } from "./rule.ts";

/** Group 00 was never issued. */
export const ssnGroup: Refusal = [
  /^\d{3}-?00/,
  "ssnGroup",
  "check the fourth and fifth digits, which cannot be 00",
];

/** Nor was serial 0000. */
export const ssnSerial = (digits: RegExp): Refusal => [
  digits,
  "ssnSerial",
  "check the last four digits, which cannot be 0000",
];

/**
 * A US Social Security number: nine digits with dashes, spaces or neither. Value `123-45-6789`, or
 * `123456789` with `ssnFormat: "digits"`. Refuses numbers the SSA never issues: area 000, 666 or
 * 900 to 999, group 00, serial 0000. Reasons: `ssnDigits`, `ssnArea`, `ssnGroup`, `ssnSerial`.
 * Source: https://www.ssa.gov/employer/randomization.html
 */
export const ssn: (options?: SsnOptions) => Rule = /* @__PURE__ */ nineDigits(
  "ssnDigits",
  "enter nine digits, such as 123-45-6789",
  [
    [/^(000|666|9)/, "ssnArea", "check the first digits, which cannot be 000, 666 or 900 to 999"],
    ssnGroup,
    /* @__PURE__ */ ssnSerial(/0000$/),
  ],
);
