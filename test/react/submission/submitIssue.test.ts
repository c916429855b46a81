import { parseForm } from "parameter-form";
import { expect, test } from "vitest";
import { defaultSettings } from "../../../src/react/settings/defaultSettings.ts";
import { submitIssueOf } from "../../../src/react/submission/submitIssue.ts";
import { questions } from "../../support/questions.ts";

const parametersOf = (label: string) =>
  parseForm(questions("name: string")).parameters.map((one) => ({ ...one, label }));
const [english] = parametersOf("Name");
const spanish = new Map(parametersOf("Nombre").map((one) => [one.name, one]));
const issue = {
  name: "name",
  type: "valueMissing",
  reason: "required",
  severity: "error",
  params: {},
} as const;

test("names the question by its current label, or by the submitted one", () => {
  const { name, format } = submitIssueOf(issue, english);
  expect(name).toBe("name");
  for (const [parameters, label] of [
    [undefined, /^Name/],
    [new Map(), /^Name/],
    [spanish, /^Nombre/],
  ] as const)
    expect(format(defaultSettings, parameters).children).toMatch(label);
});

test("an issue of a question that the form does not have is about the form", () => {
  expect(submitIssueOf(issue, undefined).name).toBeNull();
});
