import { FormDefinitionError, parseForm, safeParseForm, toPayload } from "parameter-form/core";
import { expect, test } from "vitest";
import { issuesOf } from "../core/definitions.ts";
import { answersOf } from "./answers.ts";
import { hostileDefinitions } from "./index.ts";
import { large } from "./large.ts";

const all = [...hostileDefinitions, ...large];

test("has at least 250 definitions, each with its own title", () => {
  expect(new Set(all.map(({ title }) => title)).size).toBe(all.length);
  expect(all.length).toBeGreaterThanOrEqual(250);
});

test("a valid definition is parsed and submitted under exactly its names", () => {
  for (const { title, make, rendered: names } of all.filter(({ rendered }) => rendered)) {
    const form = parseForm(make());
    expect
      .soft(
        form.parameters.map(({ name }) => name),
        title,
      )
      .toEqual(names);
    const { parameters } = toPayload(form, answersOf(form));
    expect
      .soft(
        parameters.map(({ name }) => name),
        title,
      )
      .toEqual(names);
  }
});

test("an invalid definition is rejected with every issue and its path", () => {
  for (const { title, make, refused: issues } of all.filter(({ refused }) => refused)) {
    const json = make();
    expect.soft(issuesOf(json), title).toEqual(issues);
    expect.soft(() => parseForm(json), title).toThrow(FormDefinitionError);
  }
});

test("parsing changes no prototype", () => {
  for (const { make } of hostileDefinitions) safeParseForm(make());
  expect([Object.keys(Object.prototype), Object.keys(Array.prototype)]).toEqual([[], []]);
});
