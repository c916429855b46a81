import { toPlainDigits } from "../values/digits.ts";
import { EMPTY, read, ruleIssue, unread } from "../values/issue.ts";
import type { Rule } from "./rule.ts";
import { define, constantRule } from "./define.ts";
import { extensionMessage, identifier } from "./identifier.ts";

const emailAddress =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

export const emailMessages = {
  notEmail: "enter an email address, such as name@example.com",
} as const;

const emailRule: Rule = {
  parse(inputValue) {
    const text = toPlainDigits(inputValue);
    if (text === "") return unread(EMPTY);
    return emailAddress.test(text) ? read(text) : unread("notEmail", emailMessages.notEmail);
  },
  validate: (value) =>
    emailAddress.test(value) ? null : ruleIssue(emailMessages, "typeMismatch", "notEmail"),
  input: { inputMode: "email", autoCapitalize: "none", spellCheck: false },
};

/**
 * Validates an email address like a browser. Removes outer spaces. Reason: `notEmail`.
 *
 * Source: https://html.spec.whatwg.org/#valid-e-mail-address
 */
export const email: () => Rule = /* @__PURE__ */ constantRule(emailRule);

export const emailDefinition = /* @__PURE__ */ define({
  name: "email",
  args: {},
  make: email,
  messages: emailMessages,
});

const phoneText = /^(?:\+?1[-.\s]*)?\(?(\d{3})\)?[-.\s]*(\d{3})[-.\s]*(\d{4})$/;

/** Matches a number with an extension: other characters and up to seven digits follow. */
const extended =
  /^(?:\+?1[-.\s]*)?\(?\d{3}\)?[-.\s]*\d{3}[-.\s]*\d{4}[-.\s]*[^\d\s()+./-]\D*\d{1,7}\D?$/;

export const usPhoneMessages = {
  phoneExtension: extensionMessage,
  phoneDigits: "enter ten digits, such as (202) 555-0123",
  phoneArea: "check the area code, which must begin with 2 to 9 and cannot end with 11",
  phoneExchange:
    "check the three digits after the area code, which must begin with 2 to 9 and cannot end with 11",
} as const;

const phoneRejections = {
  phoneExtension: extended,
  phoneArea: /^\+1([01]|\d11)/,
  phoneExchange: /^\+1\d{3}([01]|\d11)/,
};

const phoneRule = /* @__PURE__ */ identifier(usPhoneMessages, phoneRejections, {
  typed: phoneText,
  form: /^\+1\d{10}$/,
  toValue: (text) => text.replace(phoneText, "+1$1$2$3"),
  toShown: (value) => value.replace(/^\+1(\d{3})(\d{3})(\d{4})$/, "($1) $2-$3"),
  input: { inputMode: "tel", type: "tel", spellCheck: false, width: "14rem" },
});

/**
 * Validates a phone number of the North American Numbering Plan, which includes the US and
 * Canada: ten digits, with or without +1, brackets, dots, dashes and spaces. Value in E.164,
 * `+12025550123`; formatted as `(202) 555-0123`. Rejects an extension, which E.164 cannot
 * express. Reasons: `phoneExtension`, `phoneDigits`, `phoneArea`, `phoneExchange`.
 *
 * Source: https://www.nanpa.com/numbering/numbering-plan-areas
 */
export const usPhone: () => Rule = /* @__PURE__ */ constantRule(phoneRule);

export const usPhoneDefinition = /* @__PURE__ */ define({
  name: "usPhone",
  args: {},
  make: usPhone,
  messages: usPhoneMessages,
});

export const zipMessages = {
  zipDigits: "enter five or nine digits, such as 02134",
  zipArea: "check the first three digits, which cannot be 000",
} as const;

const zipRule = /* @__PURE__ */ identifier(
  zipMessages,
  { zipArea: /^000/ },
  {
    typed: /^\d{5}(?:[-\s]*\d{4})?$/,
    form: /^\d{5}(?:-\d{4})?$/,
    toValue: (text) => text.replace(/^(\d{5})[-\s]*(?=\d)/, "$1-"),
    input: { inputMode: "numeric", spellCheck: false, width: "8rem" },
  },
);

/**
 * Validates a US ZIP code of five digits, or of nine with a dash, a space or neither. Value
 * `02134` or `02134-1021`. Rejects area 000, which does not exist. Reasons: `zipDigits`,
 * `zipArea`.
 *
 * Source: https://pe.usps.com/text/pub28/28c2_007.htm
 */
export const zip: () => Rule = /* @__PURE__ */ constantRule(zipRule);

export const zipDefinition = /* @__PURE__ */ define({
  name: "zip",
  args: {},
  make: zip,
  messages: zipMessages,
});
