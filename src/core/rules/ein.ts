import { identifier, type RejectedInputs, sensitiveDigits } from "./identifier.ts";
import type { Rule } from "./rule.ts";

const typed = /^(\d{2})[-\s]*(\d{7})$/;

export const einRefusals = {
  einDigits: ["enter nine digits, such as 12-3456789"],
  einPrefix: [
    "check the first two digits, which the IRS has not announced",
    /^(0[07-9]|1[7-9]|2[89]|49|69|70|7[89]|89|9[67])/,
    "warning",
  ],
} as const satisfies RejectedInputs;

const rule = /* @__PURE__ */ identifier("ein", einRefusals, {
  typed,
  form: /^\d{2}-\d{7}$/,
  toValue: (text) => text.replace(typed, "$1-$2"),
  ...sensitiveDigits,
});

/**
 * Validates a US Employer Identification Number: nine digits with a dash, spaces or neither. Value
 * `12-3456789`. Only warns about a prefix that the IRS had not announced by 2025, because the IRS
 * adds prefixes. Reasons: `einDigits`, `einPrefix`.
 *
 * Source: https://www.irs.gov/businesses/small-businesses-self-employed/how-eins-are-assigned-and-valid-ein-prefixes
 */
export const ein = (): Rule => rule;
