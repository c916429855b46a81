import { screen } from "@testing-library/react";
import { safeParseCollection, type Collection } from "parameter-form/document";
import { expect, test } from "vitest";
import { ChecksEditor } from "../../../src/builder/sentences/ChecksEditor.tsx";
import { button, labelled, optionsOf, question, renderEditor } from "./renderEditor.tsx";

const parameters = [
  question("Savings", "percent"),
  question("Checking", "percent"),
  question("Account", "string"),
  question("Account again", "string"),
];
const place = { kind: "form", form: 1 } as const;

const documentWith = (entry: Partial<Collection["forms"][number]> = {}): Collection => ({
  forms: [
    { id: "pets", repeat: {}, form: { parameters: [question("Name", "string")] } },
    { id: "bank", form: { description: "Bank account", parameters }, ...entry },
  ],
  checks: [{ check: "differentIn", form: "pets", names: ["name"] }],
});

const renderChecks = (entry?: Partial<Collection["forms"][number]>) => {
  const view = renderEditor(ChecksEditor, documentWith(entry), place);
  return { ...view, checks: () => view.document().forms[1]?.checks };
};

const kind = "Kind of check";

test("adds a sum once it is complete", async () => {
  const { user, checks } = renderChecks();
  await user.click(button("Add a check"));
  expect(labelled("Question 1 of check 1")).toHaveFocus();
  expect(optionsOf("Question 1 of check 1")).toEqual(["Choose a question", "Savings", "Checking"]);
  await user.selectOptions(labelled("Question 1 of check 1"), "Savings");
  expect(checks()).toBeUndefined();
  expect(optionsOf("Question 2 of check 1")).not.toContain("Savings");
  await user.selectOptions(labelled("Question 2 of check 1"), "Checking");
  const names = ["savings", "checking"];
  expect(checks()).toEqual([{ check: "sumOf", names, total: "100" }]);
  await user.clear(labelled("Total of check 1"));
  expect(checks()).toBeUndefined();
  await user.type(labelled("Total of check 1"), "50");
  expect(checks()).toEqual([{ check: "sumOf", names, total: "50" }]);
  expect(button("Add a question to check 1")).toHaveAttribute("aria-disabled", "true");
});

test("adds and removes the other checks", async () => {
  const { user, checks } = renderChecks();
  expect(optionsOf(kind)).toEqual([
    "Answers add up to a total",
    "Two answers are the same",
    "At least one is answered",
  ]);
  await user.selectOptions(labelled(kind), "Two answers are the same");
  await user.click(button("Add a check"));
  await user.selectOptions(labelled("Question 1 of check 1"), "Account again");
  await user.selectOptions(labelled("Question 2 of check 1"), "Account");
  await user.selectOptions(labelled(kind), "At least one is answered");
  await user.click(button("Add a check"));
  await user.selectOptions(labelled("Question 1 of check 2"), "Account");
  await user.selectOptions(labelled("Question 2 of check 2"), "Savings");
  await user.click(button("Add a question to check 2"));
  expect(labelled("Question 3 of check 2")).toHaveFocus();
  await user.selectOptions(labelled("Question 3 of check 2"), "Checking");
  await user.click(button("Remove question 2 of check 2"));
  expect(labelled("Question 2 of check 2")).toHaveFocus();
  const oneOfThese = { check: "oneOfThese", names: ["account", "checking"] };
  expect(checks()).toEqual([
    { check: "sameAs", name: "account_again", other: "account" },
    oneOfThese,
  ]);
  await user.click(button("Remove check 1"));
  expect(checks()).toEqual([oneOfThese]);
  expect(labelled("Question 1 of check 1")).toHaveFocus();
  await user.click(button("Remove check 1"));
  expect(checks()).toBeUndefined();
  expect(labelled(kind)).toHaveFocus();
});

test("writes the check of a repeated form to the collection, and keeps the form selected", async () => {
  const { user, document, selected } = renderChecks({ repeat: {} });
  await user.selectOptions(labelled(kind), "Every item has another answer");
  await user.click(button("Add a check"));
  expect(screen.getByText("Every “Bank account” has another")).toBeInTheDocument();
  await user.selectOptions(labelled("Question 1 of check 1"), "Account");
  const [pets] = documentWith().checks ?? [];
  const check = { check: "differentIn", form: "bank", names: ["account"] };
  expect(document().checks).toEqual([pets, check]);
  expect(selected()).toEqual(place);
  expect(safeParseCollection(document()).ok).toBe(true);
  await user.click(button("Remove check 1"));
  expect(document().checks).toEqual([pets]);
  expect(document().forms[1]).not.toHaveProperty("checks");
});

test("keeps checks of a document with few names", async () => {
  const check = { check: "oneOfThese", names: ["account"] } as const;
  const { user, checks } = renderChecks({ checks: [check, { ...check, names: [] }] });
  await user.selectOptions(labelled(kind), "Two answers are the same");
  await user.click(button("Add a check"));
  await user.selectOptions(labelled("Question 1 of check 3"), "Account");
  await user.selectOptions(labelled("Question 2 of check 3"), "Savings");
  expect(checks()).toHaveLength(3);
});

test("offers no check for a form with one question", () => {
  renderEditor(
    ChecksEditor,
    { forms: [{ id: "one", form: { parameters: [question("Name", "string")] } }] },
    { kind: "form", form: 0 },
  );
  expect(screen.getByText("A check needs two questions.")).toBeInTheDocument();
  expect(screen.queryByRole("button", { name: "Add a check" })).toBeNull();
});
