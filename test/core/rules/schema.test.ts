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
const messageOf = (standard: StandardSchemaV1, value: string) => {
  const issue = validateValue(parameter, value, { rule: schema(standard) });
  return issue && messageFor(issue, parameter);
};

test("accepts values that the schema accepts, whatever its output", () => {
  expect(messageOf(upper, "AB")).toBeNull();
});

test("shows the schema's first message, with the label inserted", () => {
  expect(messageOf(upper, "ab")).toBe("Write capitals");
  const own = schemaOf(() => ({ issues: [{ message: "Write {label} in capitals" }] }));
  expect(messageOf(own, "ab")).toBe("Write Code in capitals");
  expect(schema(upper).validate("ab", parameter)).toMatchObject({
    type: "customError",
    reason: "schema",
  });
});

test("rejects on a list of issues, also an empty one, with a general message", () => {
  const silent = schemaOf(() => ({ issues: [] }));
  expect(messageOf(silent, "x")).toBe("Check your answer");
});

test("accepts when issues is undefined", () => {
  const content = schemaOf((value) => ({ value, issues: undefined }));
  expect(messageOf(content, "x")).toBeNull();
});

const ofAnotherRealm: Promise<{ value: string }> = runInNewContext(
  'Promise.resolve({ value: "x" })',
);
test.each([
  ["promise", Promise.resolve({ value: "x" })],
  ["promise of another realm", ofAnotherRealm],
])("throws when a schema returns a %s", (_, answer) => {
  const later = schemaOf(() => answer);
  expect(() => messageOf(later, "x")).toThrow(TypeError);
  expect(() => messageOf(later, "x")).toThrow(/must be synchronous/);
});

test("leaves no unhandled rejection when an asynchronous schema rejects", async () => {
  const unhandled = vi.fn<(reason: unknown) => void>();
  process.on("unhandledRejection", unhandled);
  onTestFinished(() => void process.off("unhandledRejection", unhandled));
  const later = schemaOf(() => Promise.reject(new Error("offline")));
  expect(() => messageOf(later, "x")).toThrow(TypeError);
  await new Promise(setImmediate);
  expect(unhandled).not.toHaveBeenCalled();
});

test("returns the same rule for the same schema", () => {
  expect(schema(upper)).toBe(schema(upper));
  expect(schema(upper)).not.toBe(schema(schemaOf(() => ({ value: "" }))));
});
