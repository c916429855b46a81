import { parseForm, validateForm } from "parameter-form/core";
import { expect, test } from "vitest";
import { questions } from "../../support/questions.ts";

const fields = { consent: { as: "agreement" } } as const;
const issuesOf = (question: string, answer?: string) =>
  validateForm(
    parseForm(questions(question)),
    answer === undefined ? {} : { [nameOf(question)]: answer },
    {
      fields,
    },
  ).map(({ type, reason }) => `${type} ${reason}`);
const nameOf = (question: string): string => question.split(":")[0] ?? "";

test.each([
  ["consent: boolean", "true", []],
  ["consent: boolean", "false", ["customError mustBeTrue"]],
  ["consent: boolean", undefined, ["valueMissing mustBeTrue"]],
  ["consent: boolean?", "false", []],
  ["consent: boolean?", undefined, []],
  ["other: boolean", "false", []],
  ["other: boolean", undefined, ["valueMissing missing"]],
  ["consent: string", "false", []],
  ["consent: string", undefined, ["valueMissing missing"]],
])("as an agreement, %s with the answer %s has the issues %j", (question, answer, issues) => {
  expect(issuesOf(question, answer)).toEqual(issues);
});
