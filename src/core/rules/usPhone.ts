import { extensionMessage, identifier, type Refusals } from "./identifier.ts";
import type { Rule } from "./rule.ts";

const typed = /^(?:\+?1[-.\s]*)?\(?(\d{3})\)?[-.\s]*(\d{3})[-.\s]*(\d{4})$/;

/** A number with signs behind it that no number has, and up to seven digits. */
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
} as const satisfies Refusals;

const rule = /* @__PURE__ */ identifier("usPhone", usPhoneRefusals, {
  typed,
  form: /^\+1\d{10}$/,
  toValue: (text) => text.replace(typed, "+1$1$2$3"),
  toShown: (value) => value.replace(/^\+1(\d{3})(\d{3})(\d{4})$/, "($1) $2-$3"),
  input: { inputMode: "tel", type: "tel", spellCheck: false, width: "14rem" },
});

/**
 * A phone number of the North American Numbering Plan, which the US shares with Canada and others:
 * ten digits, with or without +1, brackets, dots, dashes and spaces. Value in E.164,
 * `+12025550123`; shown as `(202) 555-0123`. E.164 has no place for an extension,
 * which is refused. Reasons: `phoneExtension`, `phoneDigits`, `phoneArea`, `phoneExchange`.
 * Source: https://www.nanpa.com/numbering/numbering-plan-areas
 */
export const usPhone = (): Rule => rule;
