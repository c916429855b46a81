import { screen, within } from "@testing-library/react";
import type { Condition, Form } from "parameter-form/core";
import type { Collection } from "parameter-form/document";
import { describe, expect, test } from "vitest";
import { ConditionEditor } from "../../../src/builder/sentences/ConditionEditor.tsx";
import type { ConditionPlace } from "../../../src/builder/sentences/conditionPlace.ts";
import { button, labelled, optionsOf, question, renderEditor } from "./renderEditor.tsx";

const address: Form = {
  description: "Address",
  parameters: [
    question("Country", "select"),
    question("County", "string", true),
    question("Moved", "boolean"),
    question("Years there", "number"),
  ],
};
const pets: Form = { description: "Pets", parameters: [question("Name", "string")] };

const documentWith = (conditions: Readonly<Record<string, Condition>> = {}): Collection => ({
  forms: [
    { id: "address", form: address, conditions },
    { id: "pets", form: pets, repeat: {} },
    { id: "w4", title: "Form W-4" },
    { id: "shirt", form: { description: "T-shirt", parameters: [question("Size", "string")] } },
  ],
  attestation: { statement: "True" },
  signers: [{ id: "spouse", title: "Spouse", statement: "True" }],
});
const w4: Form = { id: "w4", parameters: [question("Exempt", "boolean")] };

const county: ConditionPlace = { kind: "question", form: 0, name: "county" };

const renderCounty = (conditions?: Readonly<Record<string, Condition>>) => {
  const view = renderEditor(ConditionEditor, documentWith(conditions), county);
  return { ...view, condition: () => view.document().forms[0]?.conditions?.["county"] };
};

/** Edits a row by its labels. */
async function choose(
  user: ReturnType<typeof renderCounty>["user"],
  number: string,
  tested: string,
  ...[operator, answer]: readonly string[]
) {
  await user.selectOptions(labelled(`Question of condition ${number}`), tested);
  if (operator) await user.selectOptions(labelled(`Comparison of condition ${number}`), operator);
  if (answer) await user.selectOptions(labelled(`Answer of condition ${number}`), answer);
}

test("offers the questions of forms that have one answer, except the question itself", async () => {
  const { user } = renderCounty();
  expect(screen.getByText("Always. There is no condition.")).toBeInTheDocument();
  await user.click(button("Add a condition"));
  expect(labelled("Question of condition 1")).toHaveFocus();
  expect(optionsOf("Question of condition 1")).toEqual([
    "Choose a question",
    "Country",
    "Moved",
    "Years there",
    "T-shirt: Size",
  ]);
});

test("offers the comparisons and answers of a type", async () => {
  const { user } = renderCounty();
  await user.click(button("Add a condition"));
  await choose(user, "1", "Moved");
  expect(optionsOf("Comparison of condition 1")).not.toContain("is one of");
  expect(optionsOf("Answer of condition 1")).toEqual(["Choose an answer", "Yes", "No"]);
  await choose(user, "1", "Country");
  expect(optionsOf("Comparison of condition 1")).toContain("is one of");
  expect(optionsOf("Answer of condition 1")).toContain("Canada");
  await choose(user, "1", "Years there");
  expect(labelled("Answer of condition 1")).toHaveAttribute("inputmode", "decimal");
});

test("writes a row once it is complete", async () => {
  const { user, condition } = renderCounty();
  await user.click(button("Add a condition"));
  await choose(user, "1", "Country", "is");
  expect(condition()).toBeUndefined();
  await choose(user, "1", "Country", "is", "United States");
  expect(condition()).toEqual({ name: "country", equals: "US" });
  await user.selectOptions(labelled("Comparison of condition 1"), "is one of");
  await user.click(button("Add an answer to condition 1"));
  expect(labelled("Answer 2 of condition 1")).toHaveFocus();
  expect(optionsOf("Answer 2 of condition 1")).not.toContain("United States");
  await user.selectOptions(labelled("Answer 2 of condition 1"), "Mexico");
  expect(condition()).toEqual({ name: "country", oneOf: ["US", "MX"] });
  await user.click(button("Remove answer 1 of condition 1"));
  expect(condition()).toEqual({ name: "country", oneOf: ["MX"] });
  expect(labelled("Answer 1 of condition 1")).toHaveFocus();
});

test("writes several rows and a group, and undo restores the document", async () => {
  const { user, condition } = renderCounty({ county: { name: "moved", equals: "true" } });
  await user.click(button("Add a condition"));
  await choose(user, "2", "T-shirt: Size", "is not");
  await user.type(labelled("Answer of condition 2"), "XL");
  const size = { form: "shirt", name: "size", not: "XL" };
  expect(condition()).toEqual({ all: [{ name: "moved", equals: "true" }, size] });
  await user.selectOptions(labelled("All or any of the conditions"), "any");
  expect(screen.getByText("of these is true:")).toBeInTheDocument();
  await user.click(button("Add a group"));
  await choose(user, "3.1", "Country", "is answered");
  await user.click(button("Add a condition to group 3"));
  await choose(user, "3.2", "Country", "is not", "Mexico");
  const group = {
    any: [
      { name: "country", answered: true },
      { name: "country", not: "MX" },
    ],
  };
  expect(condition()).toEqual({ any: [{ name: "moved", equals: "true" }, size, group] });
  await user.click(button("Remove condition 1"));
  expect(labelled("Question of condition 1")).toHaveFocus();
  expect(labelled("Answer of condition 1")).toHaveValue("XL");
  await user.click(button("Remove condition 2.1"));
  await user.click(button("Remove condition 2.1"));
  expect(button("Add a condition")).toHaveFocus();
  expect(condition()).toEqual(size);
  await user.click(button("Remove condition 1"));
  expect(condition()).toBeUndefined();
  expect(button("Add a condition")).toHaveFocus();
  await user.click(button("Undo"));
  expect(condition()).toEqual({ name: "moved", equals: "true" });
  expect(labelled("Answer of condition 1")).toHaveValue("true");
});

test("is edited by keyboard alone", async () => {
  const { user, condition } = renderCounty({ county: { name: "moved", equals: "true" } });
  await user.tab();
  expect(labelled("All or any of the conditions")).toHaveFocus();
  await user.tab();
  await user.tab();
  await user.tab();
  await user.tab();
  expect(button("Remove condition 1")).toHaveFocus();
  await user.tab();
  await user.keyboard("{Enter}");
  expect(labelled("Question of condition 2")).toHaveFocus();
  // jsdom has no keys in selects.
  await user.selectOptions(labelled("Question of condition 2"), "Years there");
  await user.tab();
  await user.tab();
  await user.keyboard("12.5");
  expect(condition()).toHaveProperty("all.1", { name: "years_there", equals: "12.5" });
  await user.tab();
  await user.keyboard(" ");
  expect(button("Add a condition")).toHaveFocus();
  expect(condition()).toEqual({ name: "moved", equals: "true" });
});

describe("refuses", () => {
  test("a circular condition, and keeps the draft", async () => {
    const { user, condition } = renderCounty({ country: { name: "county", answered: true } });
    await user.click(button("Add a condition"));
    await choose(user, "1", "Country", "is", "Canada");
    expect(screen.getByRole("alert")).toHaveTextContent(
      "Not changed. The condition of “County” is circular. Remove one of the conditions.",
    );
    expect(condition()).toBeUndefined();
    expect(labelled("Answer of condition 1")).toHaveValue("CA");
    await choose(user, "1", "Moved", "is", "Yes");
    expect(screen.queryByRole("alert")).toBeNull();
    expect(condition()).toEqual({ name: "moved", equals: "true" });
  });

  test("a condition that hides a required question always", async () => {
    const { user, condition } = renderCounty({ county: { name: "moved", equals: "true" } });
    await user.click(button("Add a condition"));
    await choose(user, "2", "Moved", "is", "No");
    expect(screen.getByRole("alert")).toHaveTextContent(
      "Not changed. “County” is required and never visible.",
    );
    expect(condition()).toEqual({ name: "moved", equals: "true" });
    expect(labelled("Answer of condition 2")).toHaveValue("false");
  });

  test("an answer that a number cannot have", async () => {
    const { user, condition } = renderCounty({ county: { name: "years_there", equals: "1" } });
    await user.type(labelled("Answer of condition 1"), "x");
    expect(screen.getByRole("alert")).toHaveTextContent("which is not a possible answer");
    expect(condition()).toEqual({ name: "years_there", equals: "1" });
    await user.type(labelled("Answer of condition 1"), "{Backspace}2");
    expect(condition()).toEqual({ name: "years_there", equals: "12" });
  });

  test.each<[string, ConditionPlace]>([
    ["“Spouse”", { kind: "signer", signer: 0 }],
    ["“T-shirt”", { kind: "form", form: 3 }],
  ])("a condition of %s that never holds", async (title, place) => {
    const { user, document } = renderEditor(ConditionEditor, documentWith(), place);
    for (const [number, answer] of [
      ["1", "Yes"],
      ["2", "No"],
    ] as const) {
      await user.click(button("Add a condition"));
      await choose(user, number, "Address: Moved", "is", answer);
    }
    expect(screen.getByRole("alert")).toHaveTextContent(
      `Not changed. The condition of ${title} never holds.`,
    );
    const { forms, signers } = document();
    const when = { form: "address", name: "moved", equals: "true" };
    expect(place.kind === "form" ? forms[3] : signers?.[0]).toMatchObject({ when });
    expect(optionsOf("Question of condition 1")).not.toContain("T-shirt: Name");
  });
});

test("tests a question of a fetched form", async () => {
  const definitions = new Map([["w4", w4]]);
  const { user, document } = renderEditor(ConditionEditor, documentWith(), county, definitions);
  await user.click(button("Add a condition"));
  await choose(user, "1", "Form W-4: Exempt", "is", "No");
  expect(document().forms[0]?.conditions).toEqual({
    county: { form: "w4", name: "exempt", equals: "false" },
  });
  expect(document().forms[2]).toEqual({ id: "w4", title: "Form W-4" });
});

test("does not offer the questions of a form for its own condition", async () => {
  const { user } = renderEditor(ConditionEditor, documentWith(), { kind: "form", form: 0 });
  await user.click(button("Add a condition"));
  expect(optionsOf("Question of condition 1")).toEqual(["Choose a question", "T-shirt: Size"]);
});

test("offers the questions of the own item of a repeated form", async () => {
  const document: Collection = {
    forms: [
      { id: "pets", repeat: {}, form: { parameters: [...pets.parameters, ...address.parameters] } },
    ],
  };
  const { user } = renderEditor(ConditionEditor, document, county);
  await user.click(button("Add a condition"));
  expect(optionsOf("Question of condition 1")).toContain("Name");
});

test("renders conditions that it does not offer", async () => {
  const { condition, user } = renderCounty({
    county: {
      all: [
        { name: "moved", oneOf: ["true", "false"] },
        { form: "w4", name: "filing_status", equals: "single" },
        {
          any: [
            {
              all: [
                { name: "moved", answered: true },
                { name: "country", not: "US" },
              ],
            },
          ],
        },
      ],
    },
  });
  expect(labelled("Comparison of condition 1")).toHaveDisplayValue("is one of");
  expect(labelled("Question of condition 2")).toHaveDisplayValue("filing_status");
  expect(labelled("Answer of condition 2")).toHaveValue("single");
  const inner = within(screen.getByRole("group", { name: "Group 3.1" }));
  expect(inner.getByLabelText("Question of condition 3.1.1")).toHaveValue(
    JSON.stringify(["address", "moved"]),
  );
  await user.click(button("Remove condition 3.1.2"));
  expect(condition()).toHaveProperty("all.2", { name: "moved", answered: true });
  expect(condition()).toHaveProperty("all.1.name", "filing_status");
});
