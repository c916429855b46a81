import { type Fault, type IssueType, ruleFault } from "../values/issue.ts";
import { withMetadata } from "../metadata.ts";
import type { Rule } from "./rule.ts";

/** The English messages, by reason. */
export const mustBeTrueMessages = { mustBeTrue: "agree to continue" } as const;

const notAgreed = (type: IssueType): Fault => ruleFault(mustBeTrueMessages, type, "mustBeTrue");

const rule = /* @__PURE__ */ withMetadata<Rule>(
  {
    missing: /* @__PURE__ */ notAgreed("valueMissing"),
    validate: (value) => (value === "true" ? null : notAgreed("customError")),
  },
  { rule: "mustBeTrue" },
);

/**
 * Yes, and no other answer, to a boolean that is a statement, such as "I authorize my employer …".
 * One that is required says so without an answer, too. Reason: `mustBeTrue`.
 *
 * @example
 * const rules = { authorization: mustBeTrue() };
 */
export const mustBeTrue = (): Rule => rule;
