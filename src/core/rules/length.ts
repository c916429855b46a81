import type { ValueIssue, IssueType } from "../values/issue.ts";
import { memoize } from "../memoize.ts";
import type { Rule } from "./rule.ts";
import { withMetadata } from "../metadata.ts";

const lengthRule = (
  limit: number,
  refuses: (length: number) => boolean,
  type: IssueType & ("tooShort" | "tooLong"),
  order: string,
): Rule => {
  if (!Number.isSafeInteger(limit) || limit < 0)
    throw new RangeError(`A length must be a whole number of 0 or more, got ${limit}.`);
  const issue: ValueIssue = {
    type,
    reason: type,
    message: `enter {limit} character${limit === 1 ? "" : "s"} or ${order}`,
    params: { limit: String(limit) },
  };
  const rule: Rule = { validate: (value) => (refuses([...value].length) ? issue : null) };
  return withMetadata(rule, {
    rule: type === "tooShort" ? "minLength" : "maxLength",
    value: limit,
  });
};

/**
 * Requires at least `limit` characters, counted as code points: an emoji with a `String.length` of
 * 2 counts as 1. Reason: `tooShort`.
 * @throws RangeError when `limit` is not a whole number from 0 on.
 */
export const minLength: (limit: number) => Rule = /* @__PURE__ */ memoize((limit) =>
  lengthRule(limit, (n) => n < limit, "tooShort", "more"),
);

/**
 * Allows at most `limit` characters, counted as code points. Never truncates. Reason: `tooLong`.
 * @throws RangeError when `limit` is not a whole number from 0 on.
 */
export const maxLength: (limit: number) => Rule = /* @__PURE__ */ memoize((limit) =>
  lengthRule(limit, (n) => n > limit, "tooLong", "fewer"),
);
