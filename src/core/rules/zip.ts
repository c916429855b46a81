import { identifier, type RejectedInputs } from "./identifier.ts";
import type { Rule } from "./rule.ts";

export const zipRefusals = {
  zipDigits: ["enter five or nine digits, such as 02134"],
  zipArea: ["check the first three digits, which cannot be 000", /^000/],
} as const satisfies RejectedInputs;

const rule = /* @__PURE__ */ identifier("zip", zipRefusals, {
  typed: /^\d{5}(?:[-\s]*\d{4})?$/,
  form: /^\d{5}(?:-\d{4})?$/,
  toValue: (text) => text.replace(/^(\d{5})[-\s]*(?=\d)/, "$1-"),
  input: { inputMode: "numeric", spellCheck: false, width: "8rem" },
});

/**
 * Validates a US ZIP code of five digits, or of nine with a dash, a space or neither. Value
 * `02134` or `02134-1021`. Rejects area 000, which does not exist. Reasons: `zipDigits`,
 * `zipArea`.
 *
 * Source: https://pe.usps.com/text/pub28/28c2_007.htm
 */
export const zip = (): Rule => rule;
