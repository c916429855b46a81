import { toPlainDigits } from "../values/digits.ts";
import { EMPTY, read, ruleIssue, unread } from "../values/issue.ts";
import { withMetadata } from "../metadata.ts";
import type { Rule } from "./rule.ts";

const address =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

export const emailMessages = {
  notEmail: "enter an email address, such as name@example.com",
} as const;

const reason = "notEmail";

const rule = /* @__PURE__ */ withMetadata<Rule>(
  {
    parse(inputValue) {
      const text = toPlainDigits(inputValue);
      if (text === "") return unread(EMPTY);
      return address.test(text) ? read(text) : unread(reason, emailMessages[reason]);
    },
    validate: (value) =>
      address.test(value) ? null : ruleIssue(emailMessages, "typeMismatch", reason),
    input: { inputMode: "email", autoCapitalize: "none", spellCheck: false },
  },
  { rule: "email" },
);

/**
 * Validates an email address like a browser. Removes outer spaces. Reason: `notEmail`.
 *
 * Source: https://html.spec.whatwg.org/#valid-e-mail-address
 */
export const email = (): Rule => rule;
