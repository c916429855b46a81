import { payloadSchema, toPayload } from "parameter-form/core";
import { expect, test } from "vitest";
import { answers, everyType, hardNames, namedForm, recordWith } from "../answers.ts";

const check = (parameters: unknown) =>
  payloadSchema(everyType)["~standard"].validate({ parameters });
const given = Object.entries(answers).map(([name, value]) => ({ name, value }));

test("has the vendor and version of Standard Schema", () => {
  expect(payloadSchema(everyType)["~standard"]).toMatchObject({
    version: 1,
    vendor: "parameter-form",
  });
});

test("outputs the payload with names and values only", () => {
  expect(check(given.map((entry) => ({ ...entry, other: 7 })))).toEqual({
    value: { parameters: given },
  });
});

test("accepts the output of toPayload", () => {
  const form = namedForm(...hardNames);
  const payload = toPayload(form, recordWith(hardNames, "v"));
  expect(payloadSchema(form)["~standard"].validate(payload)).toEqual({ value: payload });
});

const wrong: readonly (readonly [
  title: string,
  parameters: unknown,
  path: readonly PropertyKey[],
  message: string,
])[] = [
  ["nothing", undefined, ["parameters"], "Expected an array"],
  ["an object", {}, ["parameters"], "Expected an array"],
  ["a null entry", [null], ["parameters", 0, "name"], "Expected a string"],
  ["a hole", Array(1), ["parameters", 0, "name"], "Expected a string"],
  ["an array entry", [["boolean", "true"]], ["parameters", 0, "name"], "Expected a string"],
  ["a number as name", [{ name: 1, value: "" }], ["parameters", 0, "name"], "Expected a string"],
  [
    "a boolean as value",
    [{ name: "boolean", value: true }],
    ["parameters", 0, "value"],
    "Expected a string",
  ],
  [
    "null as value",
    [{ name: "currency", value: null }],
    ["parameters", 0, "value"],
    "Expected a string",
  ],
  ["no value", [{ name: "currency" }], ["parameters", 0, "value"], "Expected a string"],
  [
    "an unknown name",
    [...given, { name: "other", value: "" }],
    ["parameters", 4, "name"],
    "The form has no parameter of this name",
  ],
  [
    "a name of every object",
    [{ name: "constructor", value: "" }],
    ["parameters", 0, "name"],
    "The form has no parameter of this name",
  ],
  ["a name twice", [...given, given[0]], ["parameters", 4, "name"], "Duplicate parameter"],
  ["a missing answer", given.slice(1), ["parameters"], "Exempt: answer yes or no"],
  [
    "a wrong value",
    [{ name: "percent", value: "101" }, ...given],
    ["parameters", 0, "value"],
    "Share: enter 100 or less",
  ],
];
test("rejects a payload with its issue", () => {
  for (const [title, parameters, path, message] of wrong) {
    expect.soft(check(parameters), title).toEqual({ issues: [{ path, message }] });
  }
});

test("rejects values that are not payloads", () => {
  for (const input of [null, undefined, "x", 7, []] as const) {
    expect.soft(payloadSchema(everyType)["~standard"].validate(input), String(input)).toEqual({
      issues: [{ path: ["parameters"], message: "Expected an array" }],
    });
  }
});
