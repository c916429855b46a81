import type { RejectedInputs } from "./identifier.ts";
import { itinGroup } from "./itin.ts";
import { nineDigits, type SsnOptions } from "./nineDigits.ts";
import type { Rule } from "./rule.ts";
import { ssnGroup, ssnSample, ssnSerialMessage } from "./ssn.ts";

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
