import { parseForm } from "parameter-form/core";
import { expect, test } from "vitest";
import { formOf, issuesOf, warningsOf } from "../definitions.ts";

const select = (...options: readonly unknown[]) => formOf({ type: "select", options });
const option = (value: string, label = value) => ({ value, label });

test("options keep their order and nothing but what is known", () => {
  const json = select({ ...option("b", "B"), other: 1 }, option("a", "A"));
  expect(parseForm(json).parameters[0]).toMatchObject({
    options: [option("b", "B"), option("a", "A")],
  });
});

test("values that differ in anything are different options", () => {
  const values = ["0", "", "false", "a", "A", "a ", "\u00E9", "e\u0301", "__proto__"];
  const json = select(...values.map((value) => option(value)));
  expect(parseForm(json).parameters[0]).toHaveProperty("options.length", values.length);
  expect(warningsOf(json)).toEqual([]);
});

test("of options with one value the first is kept, with a warning for each other", () => {
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

test("an option keeps its description and whether it is disabled", () => {
  const described = { ...option("a"), description: "Costs nothing", disabled: true };
  expect(parseForm(select(described)).parameters[0]).toMatchObject({ options: [described] });
});

test.each([{ description: 7 }, { description: null }, { disabled: "true" }, { disabled: false }])(
  "%j says nothing of an option",
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

test("an option without a value is left out with a warning, as no answer is what it says", () => {
  const json = select({ value: null, label: "None" }, option("a"), { value: null });
  expect(parseForm(json).parameters[0]).toMatchObject({ options: [option("a")] });
  expect(warningsOf(json)).toEqual([
    "$.parameters[0].options[0].value empty",
    "$.parameters[0].options[2].value empty",
  ]);
});

test("a select of nothing but such an option has nothing to choose from", () => {
  expect(issuesOf(select({ value: null, label: "None" }))).toEqual([
    "$.parameters[0].options empty",
  ]);
});

test("only the bad option among others is an issue", () => {
  expect(issuesOf(select(option("a"), { value: 1, label: "x" }, option("c")))).toEqual([
    "$.parameters[0].options[1].value notString",
  ]);
});

test("every warning is kept", () => {
  const json = select(...Array.from({ length: 300 }, () => option("a")));
  expect(warningsOf(json)).toHaveLength(299);
});
