import { define, constantRule } from "./define.ts";
import { identifier, sensitiveInput } from "./identifier.ts";
import type { Rule } from "./rule.ts";

const weights = [3, 7, 1, 3, 7, 1, 3, 7, 1];

const sumOf = (value: string): number =>
  weights.reduce((sum, weight, at) => sum + weight * (value.charCodeAt(at) - 48), 0);

export const routingNumberMessages = {
  routingDigits: "enter nine digits, such as 011000015",
  routingPrefix:
    "check the first digits, which no bank has. Copy the number from a check or the bank’s site.",
  routingChecksum:
    "check the digits, one of which does not fit the others. Compare them with a check or the bank’s site.",
} as const;

const routingRejections = {
  routingPrefix: /^(?!0[1-9]|1[0-2]|2[1-9]|3[0-2]|6[1-9]|7[0-2]|80)/,
  routingChecksum: { test: (value: string) => sumOf(value) % 10 !== 0 },
};

const routingRule = /* @__PURE__ */ identifier(routingNumberMessages, routingRejections, {
  typed: /^\d(?:[-\s]*\d){8}$/,
  form: /^\d{9}$/,
  toValue: (text) => text.replace(/\D/g, ""),
  sensitive: true,
  input: sensitiveInput,
});

/**
 * Validates an ABA routing number: nine digits that begin with a Federal Reserve range (`00` is
 * reserved for the Treasury) and end with a check digit. Value `011000015`. Reasons:
 * `routingDigits`, `routingPrefix`, `routingChecksum`.
 *
 * Sources: https://www.aba.com/about-us/routing-number and
 * https://en.wikipedia.org/wiki/ABA_routing_transit_number
 */
export const routingNumber: () => Rule = /* @__PURE__ */ constantRule(routingRule);

export const routingNumberDefinition = /* @__PURE__ */ define({
  name: "routingNumber",
  args: {},
  make: routingNumber,
  messages: routingNumberMessages,
});

export const accountNumberMessages = {
  accountDigits: "enter 4 to 17 digits, such as 000123456789",
} as const;

const accountRule = /* @__PURE__ */ identifier(
  accountNumberMessages,
  {},
  {
    typed: /^\d(?:[-\s]*\d){3,16}$/,
    form: /^\d{4,17}$/,
    toValue: (text) => text.replace(/\D/g, ""),
    sensitive: true,
    input: { inputMode: "numeric", autoComplete: "off", spellCheck: false, width: "20rem" },
  },
);

/**
 * Validates a US bank account number of 4 to 17 digits. Keeps leading zeros and removes dashes
 * and spaces. Reason: `accountDigits`.
 *
 * Source: 17 is the length of the DFI account number of an ACH entry,
 * https://achdevguide.nacha.org/ach-file-details
 */
export const accountNumber: () => Rule = /* @__PURE__ */ constantRule(accountRule);

export const accountNumberDefinition = /* @__PURE__ */ define({
  name: "accountNumber",
  args: {},
  make: accountNumber,
  messages: accountNumberMessages,
});
