import type { Check } from "../../rules/rule.ts";
import { labelsOf, questionsOf } from "./checkedQuestions.ts";
import { ruleIssue } from "../../values/issue.ts";
import { withMetadata } from "../../metadata.ts";

export const oneOfTheseMessages = { noneOfThese: "answer at least one of {questions}" } as const;

/**
 * Requires an answer to at least one of `names`, such as a home, work or mobile number. Reports the
 * issue at the first visible parameter. Reason: `noneOfThese`, with the labels as `{questions}`.
 */
export function oneOfThese(...names: readonly string[]): Check {
  const check: Check = (answers, visible) => {
    const questions = questionsOf(visible, names);
    const [first] = questions;
    if (!first || questions.some(({ name }) => answers[name] !== undefined)) return [];
    return [
      {
        name: first.name,
        ...ruleIssue(oneOfTheseMessages, "valueMissing", "noneOfThese", labelsOf(questions)),
      },
    ];
  };
  return withMetadata(check, { check: "oneOfThese", names });
}
