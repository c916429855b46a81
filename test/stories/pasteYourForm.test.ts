import { safeParseForm } from "parameter-form/core";
import { exampleForms } from "parameter-form/service";
import { expect, test } from "vitest";
import { locateIssue } from "../../src/document/text/locatedIssue.ts";
import { createLink, pack, readLink, unpack } from "../../stories/tryIt/pasteYourForm/formLink.ts";
import { readJsonWithPlaces } from "../../src/document/text/jsonPlaces.ts";

function faultsIn(text: string): readonly string[] {
  const read = readJsonWithPlaces(text);
  if (!read.ok) throw new Error(read.message);
  const parsed = safeParseForm(read.json);
  const issues = parsed.ok ? parsed.warnings : parsed.issues;
  return issues
    .map((issue) => locateIssue(issue, read.json, read.placeOf))
    .map(({ place, about, message }) => `${place.line}:${place.column} ${about}: ${message}`);
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
  expect(faultsIn(text)).toEqual(expected);
});

test("a link to an example form has the form after its #, unchanged", async () => {
  for (const form of exampleForms) {
    const text = JSON.stringify(form);
    const link = new URL(await createLink(text, "https://example.com/some/path/?path=/story/x"));
    expect(link.href).toMatch(/^https:\/\/example\.com\/some\/path\/iframe\.html\?id=try-it-/);
    expect(link.search).not.toContain("form=");
    expect(await readLink(link.hash)).toBe(text);
  }
});

test("reads no form from a foreign link, or one that unpacks to too much", async () => {
  const bomb = await pack(" ".repeat(2_000_000));
  expect(bomb.length).toBeLessThan(5000);
  expect(
    await Promise.all(["", "#x=1", "#form=%%", "#form=abc", `#form=${bomb}`].map(readLink)),
  ).toEqual([null, null, null, null, null]);
  expect(await unpack("")).toBeNull();
});
