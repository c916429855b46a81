import { safeParseForm, type DefinitionIssue } from "parameter-form/core";
import { safeParseCollection } from "parameter-form/document";
import { expect, test } from "vitest";
import { findingOf } from "../../../src/document/lint/finding.ts";
import { readJsonWithPlaces } from "../../../src/document/text/jsonPlaces.ts";
import {
  type LocatedIssue,
  locateFinding,
  locateIssue,
} from "../../../src/document/text/locatedIssue.ts";

type Parsed =
  | { readonly ok: true; readonly warnings: readonly DefinitionIssue[] }
  | { readonly ok: false; readonly issues: readonly DefinitionIssue[] };

const shown = ({ place, about, message }: LocatedIssue): string =>
  `${place.line}:${place.column} ${about}: ${message}`;

function problemsIn(text: string, parse: (json: unknown) => Parsed): readonly string[] {
  const read = readJsonWithPlaces(text);
  if (!read.ok) throw new Error(read.message);
  const parsed = parse(read.json);
  const issues = parsed.ok ? parsed.warnings : parsed.issues;
  return issues.map((issue) => shown(locateIssue(issue, read.json, read.placeOf)));
}

test.each([
  ["[]", ["1:1 The form: It must be an object, but is an array"]],
  ["{}", ["1:1 The form: “parameters” is missing, and must be an array"]],
  [
    '{ "parameters": [\n  { "name": "pay", "type": "currency", "required": "yes" }\n] }',
    [
      "2:3 Question 1, “pay”: “label” is missing, and must be a string",
      "2:52 Question 1, “pay”: “required” must be true or false, but is a string",
    ],
  ],
  [
    '{ "parameters": [\n  { "label": "Status", "name": "", "type": "select", "required": true, "options": [] }\n] }',
    [
      "2:32 Question 1, “Status”: “name”: a parameter needs a name",
      "2:83 Question 1, “Status”: “options”: a select needs an option",
    ],
  ],
  [
    '{ "parameters": [\n  { "name": "a", "label": "A", "type": "string", "required": true },\n  { "name": "a", "label": "B", "type": "string", "required": true }\n] }',
    ["3:13 Question 2, “a”: “name”: duplicate name, first used at question 1"],
  ],
])("reports the problems of %j with line, column and name", (text, expected) => {
  expect(problemsIn(text, safeParseForm)).toEqual(expected);
});

test.each([
  [
    '{ "title": 1, "forms": [] }',
    ["1:12 The collection: “title” must be a string or an object, but is a number"],
  ],
  [
    '{ "forms": [\n  { "id": "a", "form": { "parameters": [{}] } },\n  { "form": [] }\n] }',
    [
      "2:41 Form 1, Question 1: “name” is missing, and must be a string",
      "2:41 Form 1, Question 1: “label” is missing, and must be a string",
      "2:41 Form 1, Question 1: “type” is missing, and must be a string",
      "2:41 Form 1, Question 1: “required” is missing, and must be true or false",
      "3:13 Form 2, The form: “form” must be an object, but is an array",
    ],
  ],
])("reports the problems of the collection %j", (text, expected) => {
  expect(problemsIn(text, safeParseCollection)).toEqual(expected);
});

test("describes the option of a finding", () => {
  const read = readJsonWithPlaces(
    '{ "parameters": [\n  { "name": "", "label": "", "options": [{},\n {}] }\n] }',
  );
  if (!read.ok) throw new Error(read.message);
  const finding = findingOf({
    rule: "option-twice",
    path: "$.parameters[0].options[1]",
    what: "Two options are equal",
  });
  expect(shown(locateFinding(finding, read.json, read.placeOf))).toBe(
    "3:2 Question 1, option 2: Two options are equal. Only the first of them can be chosen. Give each option its own value, or remove one.",
  );
});
