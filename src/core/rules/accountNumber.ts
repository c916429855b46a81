import { identifier, type RejectedInputs, sensitiveDigits } from "./identifier.ts";
import type { Rule } from "./rule.ts";

export const accountNumberRefusals = {
  accountDigits: ["enter 4 to 17 digits, such as 000123456789"],
} as const satisfies RejectedInputs;

const rule = /* @__PURE__ */ identifier("accountNumber", accountNumberRefusals, {
  typed: /^\d(?:[-\s]*\d){3,16}$/,
  form: /^\d{4,17}$/,
  toValue: (text) => text.replace(/\D/g, ""),
  ...sensitiveDigits,
  input: { ...sensitiveDigits.input, width: "20rem" },
});

/**
 * Validates a US bank account number of 4 to 17 digits. Keeps leading zeros and removes dashes
 * and spaces. Reason: `accountDigits`.
 *
 * Source: 17 is the length of the DFI account number of an ACH entry,
 * https://achdevguide.nacha.org/ach-file-details
 */
export const accountNumber = (): Rule => rule;
