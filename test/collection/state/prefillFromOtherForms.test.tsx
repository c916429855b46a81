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
  const drawn = renderCollection({ forms });
  await drawn.type("Nick", "Al");
  await drawn.press("Continue");
  expect(field("Nick")).toHaveValue("Al");
  await drawn.user.clear(field("Nick"));
  await settled();
  await drawn.press("Continue");
  const nick = ["Nick: Al", "One: Not provided", "Nick: Not provided"];
  expect(reviewed()).toEqual([...nick, "Two: Not provided"]);
  await drawn.press("Change Two");
  await drawn.type("Two", "x");
  await drawn.press("Save and return");
  expect(reviewed()).toEqual([...nick, "Two: x"]);
  await drawn.press("Submit");
  expect(drawn.onSign.mock.lastCall?.[0].values).toEqual({ Two: "x" });
});

test("does not prefill a cleared answer again after Back, twice", async () => {
  const drawn = renderCollection({ forms });
  await drawn.type("Nick", "Al");
  await drawn.press("Continue");
  await drawn.user.clear(field("Nick"));
  for (const two of ["x", "y"]) {
    await drawn.press("Back");
    await drawn.press("Continue");
    expect(field("Nick")).toHaveValue("");
    await drawn.type("Two", two);
  }
  await drawn.press("Back");
  await drawn.type("One", "z");
  await drawn.press("Continue");
  expect(field("Nick")).toHaveValue("");
  await drawn.type("Nick", "Bo");
  await drawn.press("Back");
  await drawn.press("Continue");
  expect(field("Nick")).toHaveValue("Bo");
});

test("prefills a form that is loaded late, which is not complete then", async () => {
  const form = deferred<Form>();
  const client = { getForm: () => form.promise };
  const drawn = renderCollection({
    forms: [forms[0] ?? {}, { id: "b" }],
    client,
    variant: "tasks",
  });
  await drawn.press("Form a");
  await drawn.type("Nick", "Al");
  await drawn.press("Continue");
  await drawn.press("b");
  await drawn.press("Continue");
  await form.resolve(parseForm(formOf("b", "Nick: string?")));
  const task = () => screen.getByRole("button", { name: "Form b" });
  expect(task()).toHaveAccessibleDescription("To do");
  await drawn.press("Form b");
  expect(field("Nick")).toHaveValue("Al");
  await drawn.press("Continue");
  expect(task()).toHaveAccessibleDescription("Done");
});

test("does not prefill a question that was left empty from a form loaded later", async () => {
  const drawn = renderCollection({ forms });
  await drawn.press("Continue");
  await drawn.type("Nick", "Al");
  await drawn.press("Continue");
  await drawn.press("Change One");
  await drawn.type("One", "x");
  await drawn.press("Save and return");
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
  const asks = (id: string) => ({ form: { ...formOf(id), parameters: [asked] } });
  const asked = { name, label: "Asked", type: "string", required: false };
  const drawn = renderCollection({ forms: [asks("a"), asks("b")] });
  await drawn.type("Asked", "x");
  await drawn.press("Continue");
  expect(field("Asked")).toHaveValue(isOffered ? "x" : "");
});

/** Fills in the only question of forms `a` to `d` in a list, `null` for one that is not answered, and opens form `b`. */
async function openSecond(
  question: string,
  answers: readonly (string | null)[],
  second: Partial<CollectionForm> = {},
) {
  const drawn = renderCollection({
    variant: "tasks",
    forms: [...answers.keys()].map((at) => {
      const id = "abcd"[at] ?? "";
      return { form: formOf(id, question), ...(id === "b" && second) };
    }),
  });
  const [name = ""] = question.split(":");
  for (const [at, answer] of answers.entries())
    if (answer !== null) {
      await drawn.press(`Form ${"abcd"[at]}`);
      await drawn.user.clear(field(name));
      await drawn.type(name, answer);
      await drawn.press("Back");
    }
  await drawn.press("Form b");
  return field(name);
}

test.each([
  ["the nearest form before it", ["1", null, "3", "4"], "1"],
  ["the nearest form after it, where none before has any", [null, null, "3", "4"], "3"],
  ["no form, where it has its own", ["1", "2", "3", "4"], "2"],
])("prefills the answer of %s", async (_, answers, begun) => {
  expect(await openSecond("Nick: string?", answers)).toHaveValue(begun);
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
  const drawn = renderCollection({
    forms: [
      { form: formOf("a", "ssn: string?") },
      { form: formOf("b", "ssn: string?"), fields: { ssn: { stored: "6789" } } },
    ],
  });
  await drawn.type("ssn", "123-45-0001");
  await drawn.press("Continue");
  await drawn.press("Continue");
  await drawn.press("Submit");
  expect(drawn.onSign.mock.lastCall?.[0].values).toEqual({});
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
  const drawn = renderCollection({ forms });
  await drawn.type("Rate", "20");
  await drawn.press("Continue");
  expect(field("Rate")).toHaveValue(offered);
});
