import { runInNewContext } from "node:vm";
import type { StandardSchemaV1 } from "@standard-schema/spec";
import { messageFor, schema, validateValue } from "parameter-form/core";
import { expect, onTestFinished, test, vi } from "vitest";
import { parameterOf } from "../tables.ts";

const parameter = { ...parameterOf("string"), label: "Code" };

/** A schema of another library, of which only the shared interface is known. */
const schemaOf = (
  validate: (value: unknown) => ReturnType<StandardSchemaV1["~standard"]["validate"]>,
): StandardSchemaV1 => ({ "~standard": { version: 1, vendor: "test", validate } });

const upper = schemaOf((value) =>
  typeof value === "string" && value === value.toUpperCase()
    ? { value: { transformed: value } }
    : { issues: [{ message: "Write capitals" }, { message: "unused" }] },
);
const say = (standard: StandardSchemaV1, value: string) => {
  const issue = validateValue(parameter, value, { rule: schema(standard) });
  return issue && messageFor(issue, parameter);
};

test("what the schema accepts is accepted, whatever it makes of it", () => {
  expect(say(upper, "AB")).toBeNull();
});

test("its first message is told as it is, or with the label", () => {
  expect(say(upper, "ab")).toBe("Write capitals");
  const own = schemaOf(() => ({ issues: [{ message: "Write {label} in capitals" }] }));
  expect(say(own, "ab")).toBe("Write Code in capitals");
  expect(schema(upper).validate("ab", parameter)).toMatchObject({
    type: "customError",
    reason: "schema",
  });
});

test("a list of issues is a refusal, also an empty one, which says nothing", () => {
  const silent = schemaOf(() => ({ issues: [] }));
  expect(say(silent, "x")).toBe("Check your answer");
});

test("no list of issues is none", () => {
  const content = schemaOf((value) => ({ value, issues: undefined }));
  expect(say(content, "x")).toBeNull();
});

const ofAnotherRealm: Promise<{ value: string }> = runInNewContext(
  'Promise.resolve({ value: "x" })',
);
test.each([
  ["promise", Promise.resolve({ value: "x" })],
  ["promise of another realm", ofAnotherRealm],
])("a schema that answers later, by a %s, is a mistake that is told", (_, answer) => {
  const later = schemaOf(() => answer);
  expect(() => say(later, "x")).toThrow(TypeError);
  expect(() => say(later, "x")).toThrow(/must be synchronous/);
});

test("one that would refuse later leaves nothing behind that nobody handles", async () => {
  const unhandled = vi.fn<(reason: unknown) => void>();
  process.on("unhandledRejection", unhandled);
  onTestFinished(() => void process.off("unhandledRejection", unhandled));
  const later = schemaOf(() => Promise.reject(new Error("offline")));
  expect(() => say(later, "x")).toThrow(TypeError);
  await new Promise(setImmediate);
  expect(unhandled).not.toHaveBeenCalled();
});

test("the same schema is the same rule", () => {
  expect(schema(upper)).toBe(schema(upper));
  expect(schema(upper)).not.toBe(schema(schemaOf(() => ({ value: "" }))));
});
