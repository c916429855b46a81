import { screen } from "@testing-library/react";
import type { Collection, NamedComputation } from "parameter-form/document";
import { expect, test } from "vitest";
import { ComputationEditor } from "../../../src/builder/sentences/ComputationEditor.tsx";
import { button, labelled, optionsOf, question, renderEditor } from "./renderEditor.tsx";

const parameters = [
  question("Wage", "currency"),
  question("Hours", "number"),
  question("City", "string"),
  question("Total", "currency"),
];

const renderComputation = (
  compute: Readonly<Record<string, NamedComputation>> = {},
  name = "total",
) => {
  const document: Collection = { forms: [{ id: "pay", form: { parameters }, compute }] };
  const view = renderEditor(ComputationEditor, document, { kind: "question", form: 0, name });
  return { ...view, computation: () => view.document().forms[0]?.compute?.[name] };
};

const operation = "Source of the answer";
const part = (index: number): string => `Part ${index} of the computation`;

test("writes a computation once it is complete", async () => {
  const { user, computation } = renderComputation();
  expect(labelled(operation)).toHaveDisplayValue("entered");
  await user.selectOptions(labelled(operation), "the product of");
  expect(optionsOf(part(1))).toEqual(["Choose a question", "Wage", "Hours", "an amount"]);
  await user.selectOptions(labelled(part(1)), "Wage");
  await user.selectOptions(labelled(part(2)), "an amount");
  await user.type(labelled("Amount of part 2"), "1.");
  // An incomplete amount keeps the last complete one.
  expect(computation()).toEqual({ compute: "product", of: ["wage", { value: "1" }] });
  await user.type(labelled("Amount of part 2"), "5");
  expect(computation()).toEqual({ compute: "product", of: ["wage", { value: "1.5" }] });
  await user.selectOptions(labelled("Decimals of the computation"), "2 decimals");
  await user.click(button("Add a part to the computation"));
  expect(labelled(part(3))).toHaveFocus();
  await user.selectOptions(labelled(part(3)), "Hours");
  expect(computation()).toEqual({
    compute: "product",
    of: ["wage", { value: "1.5" }, "hours"],
    decimals: 2,
  });
  await user.click(button("Remove part 1 of the computation"));
  expect(labelled(part(1))).toHaveFocus();
  expect(labelled("Amount of part 1")).toHaveValue("1.5");
  expect(computation()).toHaveProperty("of", [{ value: "1.5" }, "hours"]);
  await user.selectOptions(labelled(operation), "entered");
  expect(computation()).toBeUndefined();
});

test("keeps a nested computation, which is edited as JSON", async () => {
  const nested = { compute: "sum", of: ["wage", { value: "1" }] } as const;
  const { user, computation } = renderComputation({
    total: { compute: "difference", of: [nested, "hours"], decimals: 7 },
  });
  expect(screen.getByText("(edited as JSON)")).toBeInTheDocument();
  await user.selectOptions(labelled(part(2)), "Wage");
  expect(computation()).toEqual({ compute: "difference", of: [nested, "wage"], decimals: 7 });
});

test("refuses a circular computation, and keeps the draft", async () => {
  const { user, computation } = renderComputation({
    wage: { compute: "sum", of: ["total", "hours"] },
  });
  await user.selectOptions(labelled(operation), "the sum of");
  await user.selectOptions(labelled(part(1)), "Hours");
  await user.selectOptions(labelled(part(2)), "Wage");
  expect(screen.getByRole("alert")).toHaveTextContent("Not changed. “wage”: it is computed from");
  expect(computation()).toBeUndefined();
  expect(labelled(part(2))).toHaveDisplayValue("Wage");
  await user.click(button("Remove part 2 of the computation"));
  expect(screen.queryByRole("alert")).toBeNull();
  expect(computation()).toEqual({ compute: "sum", of: ["hours"] });
});

test("renders nothing for a text", () => {
  renderComputation({}, "city");
  expect(screen.queryByRole("group")).toBeNull();
});
