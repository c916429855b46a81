import type { Fault } from "../values/issue.ts";
import type { Rule } from "./rule.ts";

const notAgreed: Fault = {
  type: "customError",
  reason: "mustBeTrue",
  message: "agree to continue",
};

const rule: Rule = {
  missing: { ...notAgreed, type: "valueMissing" },
  validate: (value) => (value === "true" ? null : notAgreed),
};

/**
 * Yes, and no other answer, to a boolean that is a statement, such as "I authorize my employer …".
 * One that is required says so without an answer, too. Reason: `mustBeTrue`.
 *
 * @example
 * const rules = { authorization: mustBeTrue() };
 */
export const mustBeTrue = (): Rule => rule;
