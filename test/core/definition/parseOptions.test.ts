import { parseForm } from "parameter-form/core";
import { expect, test } from "vitest";
import { formOf, issuesOf, warningsOf } from "../definitions.ts";

const select = (...options: readonly unknown[]) => formOf({ type: "select", options });
const option = (value: string, label = value) => ({ value, label });

test("options keep their order and known properties only", () => {
  const json = select({ ...option("b", "B"), other: 1 }, option("a", "A"));
  expect(parseForm(json).parameters[0]).toMatchObject({
    options: [option("b", "B"), option("a", "A")],
  });
});

test("treats values that differ in anything as different options", () => {
  const values = ["0", "", "false", "a", "A", "a ", "\u00E9", "e\u0301", "__proto__"];
  const json = select(...values.map((value) => option(value)));
  expect(parseForm(json).parameters[0]).toHaveProperty("options.length", values.length);
  expect(warningsOf(json)).toEqual([]);
});

test("keeps the first option of a value, with a warning for each duplicate", () => {
  const json = select(
    option("a", "first"),
    option("b"),
    option("a", "second"),
    option("a", "third"),
  );
  expect(parseForm(json).parameters[0]).toMatchObject({
    options: [option("a", "first"), option("b")],
  });
  expect(warningsOf(json)).toEqual([
    "$.parameters[0].options[2].value duplicate",
    "$.parameters[0].options[3].value duplicate",
  ]);
});

test("keeps an option's description and whether it is disabled", () => {
  const described = { ...option("a"), description: "Costs nothing", disabled: true };
  expect(parseForm(select(described)).parameters[0]).toMatchObject({ options: [described] });
});

test.each([{ description: 7 }, { description: null }, { disabled: "true" }, { disabled: false }])(
  "%j adds nothing to an option",
  (extras) => {
    expect(parseForm(select({ ...option("a"), ...extras })).parameters[0]).toEqual({
      name: "a",
      label: "A",
      required: true,
      type: "select",
      options: [option("a")],
    });
  },
);

test("drops an option without a value with a warning, because it equals no answer", () => {
  const json = select({ value: null, label: "None" }, option("a"), { value: null });
  expect(parseForm(json).parameters[0]).toMatchObject({ options: [option("a")] });
  expect(warningsOf(json)).toEqual([
    "$.parameters[0].options[0].value empty",
    "$.parameters[0].options[2].value empty",
  ]);
});

test("rejects a select that has only such an option", () => {
  expect(issuesOf(select({ value: null, label: "None" }))).toEqual([
    "$.parameters[0].options empty",
  ]);
});

test("reports only the invalid one of several options", () => {
  expect(issuesOf(select(option("a"), { value: 1, label: "x" }, option("c")))).toEqual([
    "$.parameters[0].options[1].value notString",
  ]);
});

test("keeps every warning", () => {
  const json = select(...Array.from({ length: 300 }, () => option("a")));
  expect(warningsOf(json)).toHaveLength(299);
});
