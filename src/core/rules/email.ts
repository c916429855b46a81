import { plainText } from "../values/digits.ts";
import { EMPTY, read, unread } from "../values/issue.ts";
import type { Rule } from "./rule.ts";

const address =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

const reason = "notEmail";
const message = "enter an email address, such as name@example.com";

const rule: Rule = {
  parse(inputValue) {
    const text = plainText(inputValue);
    if (text === "") return unread(EMPTY);
    return address.test(text) ? read(text) : unread(reason, message);
  },
  validate: (value) => (address.test(value) ? null : { type: "typeMismatch", reason, message }),
  input: { inputMode: "email", autoCapitalize: "none", spellCheck: false },
};

/**
 * An email address as browsers check it; outer spaces are dropped. Reason: `notEmail`.
 * Source: https://html.spec.whatwg.org/#valid-e-mail-address
 */
export const email = (): Rule => rule;
