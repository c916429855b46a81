import { identifier, type RejectedInputs, sensitiveInput } from "./identifier.ts";
import { nineDigits, type SsnOptions, ssnGroup, ssnSample, ssnSerialMessage } from "./ssn.ts";
import type { Rule } from "./rule.ts";

/**
 * Rejects groups that were never issued, or issued for another purpose, such as 93 for adoptions.
 */
const itinGroup = [
  "check the fourth and fifth digits, which must be 50 to 65, 70 to 88, 90 to 92 or 94 to 99",
  /^9\d\d-?(?:[0-4]\d|6[6-9]|89|93)/,
] as const;

export const itinRefusals = {
  itinDigits: ["enter nine digits, such as 912-70-1234"],
  itinArea: ["enter a number that begins with 9", /^[^9]/],
  itinGroup,
} as const satisfies RejectedInputs;

/**
 * Validates a US Individual Taxpayer Identification Number: nine digits that begin with 9, typed
 * like an SSN. Value `912-70-1234`, or `912701234` with `ssnFormat: "digits"`. Reasons:
 * `itinDigits`, `itinArea`, `itinGroup`.
 *
 * Source: https://www.irs.gov/irm/part3/irm_03-021-263r
 */
export const itin: (options?: SsnOptions) => Rule = /* @__PURE__ */ nineDigits(
  "itin",
  itinRefusals,
);

export const ssnOrItinRefusals = {
  ssnOrItinDigits: ["enter nine digits, such as 123-45-6789"],
  ssnOrItinArea: ["check the first three digits, which cannot be 000 or 666", /^(000|666)/],
  itinGroup,
  ssnGroup,
  // An ITIN may end with 0000.
  ssnSerial: [ssnSerialMessage, /^[^9].*0000$/],
  ssnSample,
} as const satisfies RejectedInputs;

/**
 * Validates a Social Security number or, if it begins with 9, an ITIN. Value as for `ssn`.
 * Reasons: `ssnOrItinDigits`, `ssnOrItinArea`, `itinGroup`, `ssnGroup`, `ssnSerial`, `ssnSample`.
 *
 * Sources: https://www.ssa.gov/employer/randomization.html and
 * https://www.irs.gov/irm/part3/irm_03-021-263r
 */
export const ssnOrItin: (options?: SsnOptions) => Rule = /* @__PURE__ */ nineDigits(
  "ssnOrItin",
  ssnOrItinRefusals,
);

const einText = /^(\d{2})[-\s]*(\d{7})$/;

export const einRefusals = {
  einDigits: ["enter nine digits, such as 12-3456789"],
  einPrefix: [
    "check the first two digits, which the IRS has not announced",
    /^(0[07-9]|1[7-9]|2[89]|49|69|70|7[89]|89|9[67])/,
    "warning",
  ],
} as const satisfies RejectedInputs;

const einRule = /* @__PURE__ */ identifier("ein", einRefusals, {
  typed: einText,
  form: /^\d{2}-\d{7}$/,
  toValue: (text) => text.replace(einText, "$1-$2"),
  sensitive: true,
  input: sensitiveInput,
});

/**
 * Validates a US Employer Identification Number: nine digits with a dash, spaces or neither. Value
 * `12-3456789`. Only warns about a prefix that the IRS had not announced by 2025, because the IRS
 * adds prefixes. Reasons: `einDigits`, `einPrefix`.
 *
 * Source: https://www.irs.gov/businesses/small-businesses-self-employed/how-eins-are-assigned-and-valid-ein-prefixes
 */
export const ein = (): Rule => einRule;
