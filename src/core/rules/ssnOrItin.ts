import { define } from "./define.ts";
import { nineDigits, type SsnOptions, ssnGroup, ssnMessages, ssnSample } from "./ssn.ts";
import { itinGroup, itinMessages } from "./taxNumbers.ts";
import type { Rule } from "./rule.ts";

export const ssnOrItinMessages = {
  ssnOrItinDigits: "enter nine digits, such as 123-45-6789",
  ssnOrItinArea: "check the first three digits, which cannot be 000 or 666",
  itinGroup: itinMessages.itinGroup,
  ssnGroup: ssnMessages.ssnGroup,
  ssnSerial: ssnMessages.ssnSerial,
  ssnSample: ssnMessages.ssnSample,
} as const;

/**
 * Validates a Social Security number or, if it begins with 9, an ITIN. Value as for `ssn`.
 * Reasons: `ssnOrItinDigits`, `ssnOrItinArea`, `itinGroup`, `ssnGroup`, `ssnSerial`, `ssnSample`.
 *
 * Sources: https://www.ssa.gov/employer/randomization.html and
 * https://www.irs.gov/irm/part3/irm_03-021-263r
 */
export const ssnOrItin: (options?: SsnOptions) => Rule = /* @__PURE__ */ nineDigits(
  ssnOrItinMessages,
  {
    ssnOrItinArea: /^(000|666)/,
    itinGroup,
    ssnGroup,
    // An ITIN may end with 0000.
    ssnSerial: /^[^9].*0000$/,
    ssnSample,
  },
);

export const ssnOrItinDefinition = /* @__PURE__ */ define({
  name: "ssnOrItin",
  args: { ssnFormat: { optional: "ssnFormat" } },
  make: ssnOrItin,
  messages: ssnOrItinMessages,
});
