import type { Check } from "../rules/rule.ts";
import { labelsOf, questionsOf } from "./questions.ts";
import { ruleFault } from "../values/issue.ts";
import { withMetadata } from "../metadata.ts";

/** The English messages, by reason. */
export const sameAsMessages = { notSame: "enter the same as for {questions}" } as const;

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
        ...ruleFault(sameAsMessages, "customError", "notSame", labelsOf([first])),
      },
    ];
  };
  return withMetadata(check, { check: "sameAs", name, other });
}
