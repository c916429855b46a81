import { expect, test } from "vitest";
import { parseForm } from "parameter-form/core";
import { inSections, sectionsOf } from "../../../src/core/definition/sections.ts";
import { questions } from "../../support/questions.ts";

const form = parseForm(questions("a: string", "b: string", "c: string", "constructor: string"));

/** Names of each section, as the app gives them and as they are asked; without a title, the rest. */
const tables: readonly (readonly [what: string, given: readonly string[], asked: string[]])[] = [
  ["none", [], ["rest: a b c constructor"]],
  ["in the order of the section", ["1: c a"], ["1: c a", "rest: b constructor"]],
  ["all", ["1: a b", "2: constructor c"], ["1: a b", "2: constructor c"]],
  [
    "a name that the form has not",
    ["1: a nope", "2: b toString"],
    ["1: a", "2: b", "rest: c constructor"],
  ],
  ["a name in two sections", ["1: a", "2: a b"], ["1: a", "2: b", "rest: c constructor"]],
  ["a name twice in one", ["1: a a"], ["1: a", "rest: b c constructor"]],
  ["a section that asks nothing", ["1: nope", "2: b"], ["2: b", "rest: a c constructor"]],
];

test.each(tables)("%s", (_, given, expected) => {
  const sections = given.map((line) => {
    const [title = "", names = ""] = line.split(": ");
    return { title, names: names.split(" ") };
  });
  expect(
    sectionsOf(form, sections).map(
      ({ title, parameters }) =>
        `${title ?? "rest"}: ${parameters.map(({ name }) => name).join(" ")}`,
    ),
  ).toEqual(expected);
});

test("orders parameters by section, or as in the form", () => {
  const sections = [{ title: "1", names: ["c", "a"] }];
  expect(inSections(form, sections).map(({ name }) => name)).toEqual([
    "c",
    "a",
    "b",
    "constructor",
  ]);
  expect(inSections(form, [])).toBe(form.parameters);
});
