import type { Check } from "../rules/rule.ts";
import { labelsOf, questionsOf } from "./questions.ts";
import { ruleFault } from "../values/issue.ts";
import { withMetadata } from "../metadata.ts";

/** The English messages, by reason. */
export const oneOfTheseMessages = { noneOfThese: "answer at least one of {questions}" } as const;

/**
 * At least one of `names` is answered: a phone number at home, at work or of a mobile. Said of the
 * first of them that is asked. Reason: `noneOfThese`, with `{questions}` for their labels.
 */
export function oneOfThese(...names: readonly string[]): Check {
  const check: Check = (answers, asked) => {
    const questions = questionsOf(asked, names);
    const [first] = questions;
    if (!first || questions.some(({ name }) => answers[name] !== undefined)) return [];
    return [
      {
        name: first.name,
        ...ruleFault(oneOfTheseMessages, "valueMissing", "noneOfThese", labelsOf(questions)),
      },
    ];
  };
  return withMetadata(check, { check: "oneOfThese", names });
}
