import { onboardSteps } from "parameter-form/collection";
import { expect, test } from "vitest";

const table: readonly (readonly [string, unknown, readonly string[]])[] = [
  [
    "blocking first, each once",
    { status: "blocking", blocking_steps: ["ssn", "w4"], remaining_steps: ["w4", "deposit"] },
    ["ssn!", "w4!", "deposit"],
  ],
  ["none blocking", { status: "needs_attention", remaining_steps: ["w4"] }, ["w4"]],
  ["nothing left", { status: "completed", blocking_steps: [], remaining_steps: [] }, []],
  ["values other than texts", { blocking_steps: [1, null, "w4"], remaining_steps: "w4" }, ["w4!"]],
  ["no status", null, []],
  ["a list", ["w4"], []],
];

test.each(table)("%s", (_, status, steps) => {
  expect(onboardSteps(status).map(({ step, blocking }) => step + (blocking ? "!" : ""))).toEqual(
    steps,
  );
});
