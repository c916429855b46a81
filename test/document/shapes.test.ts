import { rootOf } from "../../src/core/definition/definitionReader.ts";
import { definitionShape } from "../../src/document/schema/definition.ts";
import { either } from "../../src/document/shapes/choices.ts";
import { exactly, flag, text } from "../../src/document/shapes/values.ts";
import { expect, test } from "vitest";

test.each([
  ["a", "a"],
  [true, true],
  [null, null],
  [1, undefined],
])("reads %j as a nested union", (found, read) => {
  expect(either(either(text, flag), exactly(null)).read(rootOf(found))).toBe(read);
});

const odd = { parameters: [{ name: "a", label: null, type: "odd", required: true }] };

test.each<[entry: object, codes: readonly string[]]>([
  [{}, ["notString"]],
  [{ lenient: true }, []],
  [{ lenient: true, unknownTypes: "error" }, ["unknownType"]],
])("reads a definition by the options of its entry: %j", (entry, codes) => {
  const root = rootOf({ ...entry, form: odd });
  definitionShape.read({ parent: root, key: "form", found: odd, findings: root.findings });
  expect(root.findings.issues.map(({ code }) => code)).toEqual(codes);
});

test("reads a definition outside an entry strictly", () => {
  const root = rootOf(odd);
  expect(definitionShape.read(root)).toBeUndefined();
});
