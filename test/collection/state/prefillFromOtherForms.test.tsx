import { screen } from "@testing-library/react";
import type { CollectionForm } from "parameter-form/collection";
import { type Form, parseForm } from "parameter-form/core";
import { expect, test } from "vitest";
import { renderCollection, formOf, reviewed } from "../../support/renderCollection.tsx";
import { field, settled } from "../../support/renderForm.tsx";
import { deferred } from "../../support/deferred.ts";

const forms = [
  { form: formOf("a", "Nick: string?", "One: string?") },
  { form: formOf("b", "Nick: string?", "Two: string?") },
];

test("does not prefill a cleared answer again", async () => {
  const view = renderCollection({ forms });
  await view.type("Nick", "Al");
  await view.press("Continue");
  expect(field("Nick")).toHaveValue("Al");
  await view.user.clear(field("Nick"));
  await settled();
  await view.press("Continue");
  const nick = ["Nick: Al", "One: Not provided", "Nick: Not provided"];
  expect(reviewed()).toEqual([...nick, "Two: Not provided"]);
  await view.press("Change Two");
  await view.type("Two", "x");
  await view.press("Save and return");
  expect(reviewed()).toEqual([...nick, "Two: x"]);
  await view.press("Submit");
  expect(view.onSign.mock.lastCall?.[0].values).toEqual({ Two: "x" });
});

test("does not prefill a cleared answer again after Back, twice", async () => {
  const view = renderCollection({ forms });
  await view.type("Nick", "Al");
  await view.press("Continue");
  await view.user.clear(field("Nick"));
  for (const two of ["x", "y"]) {
    await view.press("Back");
    await view.press("Continue");
    expect(field("Nick")).toHaveValue("");
    await view.type("Two", two);
  }
  await view.press("Back");
  await view.type("One", "z");
  await view.press("Continue");
  expect(field("Nick")).toHaveValue("");
  await view.type("Nick", "Bo");
  await view.press("Back");
  await view.press("Continue");
  expect(field("Nick")).toHaveValue("Bo");
});

test("prefills a form that is loaded late, which is not complete then", async () => {
  const form = deferred<Form>();
  const client = { getForm: () => form.promise };
  const view = renderCollection({
    forms: [forms[0] ?? {}, { id: "b" }],
    client,
    variant: "tasks",
  });
  await view.press("Form a");
  await view.type("Nick", "Al");
  await view.press("Continue");
  await view.press("b");
  await view.press("Continue");
  await form.resolve(parseForm(formOf("b", "Nick: string?")));
  const task = () => screen.getByRole("button", { name: "Form b" });
  expect(task()).toHaveAccessibleDescription("To do");
  await view.press("Form b");
  expect(field("Nick")).toHaveValue("Al");
  await view.press("Continue");
  expect(task()).toHaveAccessibleDescription("Done");
});

test("does not prefill a question that was left empty from a form loaded later", async () => {
  const view = renderCollection({ forms });
  await view.press("Continue");
  await view.type("Nick", "Al");
  await view.press("Continue");
  await view.press("Change One");
  await view.type("One", "x");
  await view.press("Save and return");
  expect(reviewed()).toEqual(["Nick: Not provided", "One: x", "Nick: Al", "Two: Not provided"]);
});

const names: readonly (readonly [name: string, isOffered: boolean])[] = [
  ["acknowledgement", false],
  ["accept_terms", false],
  ["AcceptedTerms", false],
  ["declaration", false],
  ["w4.authorization", false],
  ["under_penalties_of_perjury", false],
  ["signature", false],
  ["eSign", false],
  ["signed_2", false],
  ["initials", false],
  ["initial_here", false],
  ["certify", false],
  ["consent", false],
  ["middle_initial", true],
  ["middleInitial", true],
  ["designation", true],
  ["assigned_location", true],
  ["initialize_date", true],
];

test.each(names)("prefills %s in another form: %s", async (name, isOffered) => {
  const formWithQuestion = (id: string) => ({
    form: { ...formOf(id), parameters: [sharedQuestion] },
  });
  const sharedQuestion = { name, label: "Asked", type: "string", required: false };
  const view = renderCollection({ forms: [formWithQuestion("a"), formWithQuestion("b")] });
  await view.type("Asked", "x");
  await view.press("Continue");
  expect(field("Asked")).toHaveValue(isOffered ? "x" : "");
});

/** Fills in the only question of forms `a` to `d` in a list, `null` for one that is not answered, and opens form `b`. */
async function openSecond(
  question: string,
  answers: readonly (string | null)[],
  second: Partial<CollectionForm> = {},
) {
  const view = renderCollection({
    variant: "tasks",
    forms: [...answers.keys()].map((at) => {
      const id = "abcd"[at] ?? "";
      return { form: formOf(id, question), ...(id === "b" && second) };
    }),
  });
  const [name = ""] = question.split(":");
  for (const [at, answer] of answers.entries())
    if (answer !== null) {
      await view.press(`Form ${"abcd"[at]}`);
      await view.user.clear(field(name));
      await view.type(name, answer);
      await view.press("Back");
    }
  await view.press("Form b");
  return field(name);
}

test.each([
  ["the nearest form before it", ["1", null, "3", "4"], "1"],
  ["the nearest form after it, where none before has any", [null, null, "3", "4"], "3"],
  ["no form, where it has its own", ["1", "2", "3", "4"], "2"],
])("prefills the answer of %s", async (_, answers, prefilled) => {
  expect(await openSecond("Nick: string?", answers)).toHaveValue(prefilled);
});

test.each([
  ["was read", "7", "7.00"],
  ["could not be read", "7x", "7x"],
])("keeps an answer that %s where another form has one", async (_, answer, shown) => {
  expect(await openSecond("Wage: currency?", ["5", answer])).toHaveValue(shown);
});

const unoffered: readonly (readonly [string, Partial<CollectionForm>, string])[] = [
  ["has a default value", { defaultValues: { Nick: "Bo" } }, "Bo"],
  ["is only read", { fields: { Nick: { readOnly: true } } }, ""],
  ["is disabled", { fields: { Nick: { disabled: true } } }, ""],
];

test.each(unoffered)("does not prefill a question that %s", async (_, second, shown) => {
  expect(await openSecond("Nick: string?", ["Al", null], second)).toHaveValue(shown);
});

test("does not prefill a question with a stored answer", async () => {
  const view = renderCollection({
    forms: [
      { form: formOf("a", "ssn: string?") },
      { form: formOf("b", "ssn: string?"), fields: { ssn: { stored: "6789" } } },
    ],
  });
  await view.type("ssn", "123-45-0001");
  await view.press("Continue");
  await view.press("Continue");
  await view.press("Submit");
  expect(view.onSign.mock.lastCall?.[0].values).toEqual({});
});

test.each([
  ["currency", "percent", ""],
  ["percent", "currency", ""],
  ["number", "percent", ""],
  ["percent", "percent", "20"],
  ["string", "number", "20"],
  ["number", "string", "20"],
])("prefills 20 from a %s into a %s as %j", async (type, other, offered) => {
  const forms = [{ form: formOf("a", `Rate: ${type}?`) }, { form: formOf("b", `Rate: ${other}?`) }];
  const view = renderCollection({ forms });
  await view.type("Rate", "20");
  await view.press("Continue");
  expect(field("Rate")).toHaveValue(offered);
});
