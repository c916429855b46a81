import { identifier, not, sensitiveDigits } from "./identifier.ts";
import type { Rule } from "./rule.ts";

const typed = /^(\d{2})[-\s]*(\d{7})$/;

const rule = /* @__PURE__ */ identifier({
  typed,
  toValue: (text) => text.replace(typed, "$1-$2"),
  refusals: [
    [not(/^\d{2}-\d{7}$/), "einDigits", "enter nine digits, such as 12-3456789"],
    [
      /^(0[07-9]|1[7-9]|2[89]|49|69|70|7[89]|89|9[67])/,
      "einPrefix",
      "check the first two digits, which the IRS has not announced",
      "warning",
    ],
  ],
  ...sensitiveDigits,
});

/**
 * A US Employer Identification Number: nine digits with a dash, spaces or neither. Value
 * `12-3456789`. A prefix that the IRS had not announced by 2025 is a warning, because new ones
 * come. Reasons: `einDigits`, `einPrefix`. Source:
 * https://www.irs.gov/businesses/small-businesses-self-employed/how-eins-are-assigned-and-valid-ein-prefixes
 */
export const ein = (): Rule => rule;
