import type { Check } from "../rules/rule.ts";
import { labelsOf, questionsOf } from "./questions.ts";
import { saying } from "../said.ts";

/**
 * The answer to `name` is the one to `other`, to the letter: an account number that is entered
 * twice. Said of `name` while both are asked and either is answered. Reason: `notSame`, with
 * `{questions}` for the label of `other`.
 */
export function sameAs(name: string, other: string): Check {
  const check: Check = (answers, asked) => {
    const [own, first] = questionsOf(asked, [name, other]);
    if (!own || !first || answers[name] === answers[other]) return [];
    return [
      {
        name,
        type: "customError",
        reason: "notSame",
        message: "enter the same as for {questions}",
        params: labelsOf([first]),
      },
    ];
  };
  return saying(check, { check: "sameAs", name, other });
}
