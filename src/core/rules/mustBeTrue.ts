import { type ValueIssue, type IssueType, ruleIssue } from "../values/issue.ts";
import { define, constantRule } from "./define.ts";
import type { Rule } from "./rule.ts";

export const mustBeTrueMessages = { mustBeTrue: "agree to continue" } as const;

const notAgreed = (type: IssueType): ValueIssue =>
  ruleIssue(mustBeTrueMessages, type, "mustBeTrue");

const rule: Rule = {
  missing: /* @__PURE__ */ notAgreed("valueMissing"),
  validate: (value) => (value === "true" ? null : notAgreed("customError")),
};

/**
 * Requires the answer Yes to a statement such as "I authorize my employer …". A required parameter
 * without an answer has the same message. Reason: `mustBeTrue`.
 *
 * @example
 * const rules = { authorization: mustBeTrue() };
 */
export const mustBeTrue: () => Rule = /* @__PURE__ */ constantRule(rule);

export const mustBeTrueDefinition = /* @__PURE__ */ define({
  name: "mustBeTrue",
  args: {},
  make: mustBeTrue,
  messages: mustBeTrueMessages,
});
