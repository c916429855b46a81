import { FormDefinitionError, parseForm, safeParseForm, toPayload } from "parameter-form/core";
import { expect, test } from "vitest";
import { issuesOf } from "../core/definitions.ts";
import { answersOf } from "./answers.ts";
import { hostileDefinitions } from "./index.ts";
import { large } from "./large.ts";

const all = [...hostileDefinitions, ...large];

test("there are at least 250, each with a title of its own", () => {
  expect(new Set(all.map(({ title }) => title)).size).toBe(all.length);
  expect(all.length).toBeGreaterThanOrEqual(250);
});

const drawn = all.filter((hostile) => hostile.drawn);
const refused = all.filter((hostile) => hostile.refused);

test.each(drawn)(
  "$title: is read, and submitted under exactly its names",
  ({ make, drawn: names }) => {
    const form = parseForm(make());
    expect(form.parameters.map(({ name }) => name)).toEqual(names);
    const { parameters } = toPayload(form, answersOf(form));
    expect(parameters.map(({ name }) => name)).toEqual(names);
  },
);

test.each(refused)(
  "$title: is refused with every issue and its path",
  ({ make, refused: issues }) => {
    const json = make();
    expect(issuesOf(json)).toEqual(issues);
    expect(() => parseForm(json)).toThrow(FormDefinitionError);
  },
);

test("nothing that was read has changed a prototype", () => {
  for (const { make } of hostileDefinitions) safeParseForm(make());
  expect([Object.keys(Object.prototype), Object.keys(Array.prototype)]).toEqual([[], []]);
});
