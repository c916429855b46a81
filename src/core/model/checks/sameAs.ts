import type { Check } from "../../rules/rule.ts";
import { labelsOf, questionsOf } from "./checkedQuestions.ts";
import { ruleIssue } from "../../values/issue.ts";
import { withMetadata } from "../../metadata.ts";

export const sameAsMessages = { notSame: "enter the same as for {questions}" } as const;

/**
 * Requires that `name` has exactly the same answer as `other`, such as an account number that is
 * entered twice. Reports the issue at `name` while both are visible and their answers differ.
 * Reason: `notSame`, with the label of `other` as `{questions}`.
 */
export function sameAs(name: string, other: string): Check {
  const check: Check = (answers, visible) => {
    const [own, first] = questionsOf(visible, [name, other]);
    if (!own || !first || answers[name] === answers[other]) return [];
    return [
      {
        name,
        ...ruleIssue(sameAsMessages, "customError", "notSame", labelsOf([first])),
      },
    ];
  };
  return withMetadata(check, { check: "sameAs", name, other });
}
