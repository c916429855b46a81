import type { RejectedInputs } from "./identifier.ts";
import { nineDigits, type SsnOptions } from "./nineDigits.ts";
import type { Rule } from "./rule.ts";

/**
 * Rejects groups that were never issued, or issued for another purpose, such as 93 for adoptions.
 */
export const itinGroup = [
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
