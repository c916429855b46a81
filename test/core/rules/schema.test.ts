import type { StandardSchemaV1 } from "@standard-schema/spec";
import { messageFor, schema, validateValue } from "parameter-form/core";
import { expect, test } from "vitest";
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

test("its first message is told behind the label, or with it", () => {
  expect(say(upper, "ab")).toBe("Code: Write capitals");
  const own = schemaOf(() => ({ issues: [{ message: "Write {label} in capitals" }] }));
  expect(say(own, "ab")).toBe("Write Code in capitals");
  expect(schema(upper).validate("ab", parameter)).toMatchObject({
    type: "customError",
    reason: "schema",
  });
});

test("no issues is no refusal", () => {
  expect(
    say(
      schemaOf(() => ({ issues: [] })),
      "x",
    ),
  ).toBeNull();
});

test("a schema that answers later is a mistake that is told", () => {
  const later = schemaOf(() => Promise.resolve({ value: "x" }));
  expect(() => say(later, "x")).toThrow(TypeError);
  expect(() => say(later, "x")).toThrow(/at once/);
});

test("the same schema is the same rule", () => {
  expect(schema(upper)).toBe(schema(upper));
  expect(schema(upper)).not.toBe(schema(schemaOf(() => ({ value: "" }))));
});
