import { FormDefinitionError, type ParseFormOptions, safeParseForm } from "parameter-form/core";
import { expect, test } from "vitest";
import { bannedWord } from "../../support/plainWords.ts";
import { formOf } from "../definitions.ts";

/** What developers are told of a definition: its issues or, when it can be drawn, its warnings. */
function issuesOf(json: unknown, options?: ParseFormOptions): readonly string[] {
  const result = safeParseForm(json, options);
  const found = result.ok ? result.warnings : result.issues;
  return found.map(({ path, message }) => `${path}: ${message}`);
}

const kinds: readonly (readonly [found: unknown, kind: string])[] = [
  [undefined, "nothing"],
  [null, "null"],
  ["canary", "a string"],
  [7, "a number"],
  [true, "a boolean"],
  [7n, "a bigint"],
  [() => [], "a function"],
];
test("names the value found where an array is expected", () => {
  for (const [found, kind] of [...kinds, [{}, "an object"] as const] as const) {
    expect
      .soft(issuesOf({ parameters: found }), kind)
      .toEqual([`$.parameters: expected an array, found ${kind}`]);
  }
});
test("names the value found where an object is expected", () => {
  for (const [found, kind] of [...kinds, [[], "an array"] as const] as const) {
    expect.soft(issuesOf(found), kind).toEqual([`$: expected an object, found ${kind}`]);
  }
});

const first = "$.parameters[0]";
const option = { value: "a", label: "A" };
const select = (...options: readonly unknown[]) => formOf({ type: "select", options });
const sentences: readonly (readonly [
  options: ParseFormOptions,
  json: unknown,
  sentence: string,
])[] = [
  [{}, formOf({ name: null }), `${first}.name: expected a string, found null`],
  [{}, formOf({ name: "" }), `${first}.name: a parameter needs a name`],
  [
    {},
    formOf({}, { name: "b" }, {}),
    `$.parameters[2].name: duplicate name, first used at ${first}.name`,
  ],
  [{}, formOf({ label: {} }), `${first}.label: expected a string, found an object`],
  [{}, formOf({ required: "x" }), `${first}.required: expected true or false, found a string`],
  [{}, formOf({ type: "date" }), `${first}.type: unknown type: rendered as text`],
  [{ unknownTypes: "error" }, formOf({ type: "date" }), `${first}.type: unknown type`],
  [{ lenient: true }, formOf({ label: null }), `${first}.label: missing label: the name is used`],
  [
    { lenient: true },
    formOf({ required: null }),
    `${first}.required: missing required: treated as optional`,
  ],
  [{}, select(), `${first}.options: a select needs an option`],
  [{}, select(option, 7), `${first}.options[1]: expected an object, found a number`],
  [{}, select({ value: "a" }), `${first}.options[0].label: expected a string, found nothing`],
  [
    {},
    select(option, option),
    `${first}.options[1].value: duplicate value: only the first option is kept`,
  ],
];
test("an issue is a sentence for developers", () => {
  for (const [options, json, sentence] of sentences) {
    expect.soft(issuesOf(json, options), sentence).toEqual([sentence]);
    expect.soft(bannedWord(sentence)).toBe(null);
  }
});

function fails(): never {
  throw new Error("canary");
}
test("reports an unreadable value at its path, or for the whole document", () => {
  const unreadable = new Proxy([], { get: fails });
  expect(issuesOf(Object.defineProperty({}, "parameters", { get: fails }))).toEqual([
    "$.parameters: cannot be read",
    "$.parameters: expected an array, found nothing",
  ]);
  expect(issuesOf({ parameters: unreadable })).toEqual(["$: cannot be read"]);
});

const issue = (at: number) => ({
  path: `$.parameters[${at}]`,
  code: "notObject" as const,
  message: `m${at}`,
});
const list = (count: number) => Array.from({ length: count }, (_, at) => issue(at));
const errors: readonly (readonly [count: number, message: string])[] = [
  [1, "$.parameters[0]: m0."],
  [2, "$.parameters[0]: m0; $.parameters[1]: m1."],
  [
    6,
    "$.parameters[0]: m0; $.parameters[1]: m1; $.parameters[2]: m2; $.parameters[3]: m3; $.parameters[4]: m4, and 1 more.",
  ],
];
test.each(errors)("the error of %i issues lists five: %s", (count, message) => {
  const issues = list(count);
  const error = new FormDefinitionError(issues);
  expect(error).toMatchObject({ name: "FormDefinitionError", issues });
  expect(error.message).toBe(`The form definition is invalid: ${message}`);
});
