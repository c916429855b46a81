import { extensionMessage, identifier, type RejectedInputs } from "./identifier.ts";
import type { Rule } from "./rule.ts";

const typed = /^(?:\+?1[-.\s]*)?\(?(\d{3})\)?[-.\s]*(\d{3})[-.\s]*(\d{4})$/;

/** Matches a number with an extension: other characters and up to seven digits follow. */
const extended =
  /^(?:\+?1[-.\s]*)?\(?\d{3}\)?[-.\s]*\d{3}[-.\s]*\d{4}[-.\s]*[^\d\s()+./-]\D*\d{1,7}\D?$/;

export const usPhoneRefusals = {
  phoneExtension: [extensionMessage, extended],
  phoneDigits: ["enter ten digits, such as (202) 555-0123"],
  phoneArea: [
    "check the area code, which must begin with 2 to 9 and cannot end with 11",
    /^\+1([01]|\d11)/,
  ],
  phoneExchange: [
    "check the three digits after the area code, which must begin with 2 to 9 and cannot end with 11",
    /^\+1\d{3}([01]|\d11)/,
  ],
} as const satisfies RejectedInputs;

const rule = /* @__PURE__ */ identifier("usPhone", usPhoneRefusals, {
  typed,
  form: /^\+1\d{10}$/,
  toValue: (text) => text.replace(typed, "+1$1$2$3"),
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
export const usPhone = (): Rule => rule;
