import { define, constantRule } from "./define.ts";
import { identifier, sensitiveInput } from "./identifier.ts";
import { nineDigits, type SsnOptions } from "./ssn.ts";
import type { Rule } from "./rule.ts";

export const itinMessages = {
  itinDigits: "enter nine digits, such as 912-70-1234",
  itinArea: "enter a number that begins with 9",
  itinGroup:
    "check the fourth and fifth digits, which must be 50 to 65, 70 to 88, 90 to 92 or 94 to 99",
} as const;

/**
 * Matches groups that were never issued, or issued for another purpose, such as 93 for adoptions.
 */
export const itinGroup = /^9\d\d-?(?:[0-4]\d|6[6-9]|89|93)/;

/**
 * Validates a US Individual Taxpayer Identification Number: nine digits that begin with 9, typed
 * like an SSN. Value `912-70-1234`, or `912701234` with `ssnFormat: "digits"`. Reasons:
 * `itinDigits`, `itinArea`, `itinGroup`.
 *
 * Source: https://www.irs.gov/irm/part3/irm_03-021-263r
 */
export const itin: (options?: SsnOptions) => Rule = /* @__PURE__ */ nineDigits(itinMessages, {
  itinArea: /^[^9]/,
  itinGroup,
});

export const itinDefinition = /* @__PURE__ */ define({
  name: "itin",
  args: { ssnFormat: { optional: "ssnFormat" } },
  make: itin,
  messages: itinMessages,
});

const einText = /^(\d{2})[-\s]*(\d{7})$/;

export const einMessages = {
  einDigits: "enter nine digits, such as 12-3456789",
  einPrefix: "check the first two digits, which the IRS has not announced",
} as const;

const unknownPrefix = /^(0[07-9]|1[7-9]|2[89]|49|69|70|7[89]|89|9[67])/;
const einPrefix = {
  test: (value: string) => unknownPrefix.test(value),
  severity: "warning",
} as const;

const einRule = /* @__PURE__ */ identifier(
  einMessages,
  { einPrefix },
  {
    typed: einText,
    form: /^\d{2}-\d{7}$/,
    toValue: (text) => text.replace(einText, "$1-$2"),
    sensitive: true,
    input: sensitiveInput,
  },
);

/**
 * Validates a US Employer Identification Number: nine digits with a dash, spaces or neither. Value
 * `12-3456789`. Only warns about a prefix that the IRS had not announced by 2025, because the IRS
 * adds prefixes. Reasons: `einDigits`, `einPrefix`.
 *
 * Source: https://www.irs.gov/businesses/small-businesses-self-employed/how-eins-are-assigned-and-valid-ein-prefixes
 */
export const ein: () => Rule = /* @__PURE__ */ constantRule(einRule);

export const einDefinition = /* @__PURE__ */ define({
  name: "ein",
  args: {},
  make: ein,
  messages: einMessages,
});
