import { screen } from "@testing-library/react";
import { type Form, parseForm } from "parameter-form";
import { expect, test } from "vitest";
import { renderCollection, formOf, stepShown } from "../support/renderCollection.tsx";
import { settled, summary } from "../support/renderForm.tsx";

test("removes the issues of a hidden form from the summary", async () => {
  const { choose, press, onSign } = renderCollection({
    forms: [
      { form: formOf("a", "Married: boolean") },
      { form: formOf("b", "Spouse: string"), when: { name: "Married", equals: "true" } },
    ],
  });
  await choose("Married", "No");
  await press("Continue");
  await press("Change Married");
  await choose("Married", "Yes");
  await press("Save and return");
  await press("Submit");
  expect(summary()).toEqual(["Spouse: enter your answer"]);
  await press("Change Married");
  await choose("Married", "No");
  await press("Save and return");
  expect(summary()).toEqual([]);
  await press("Submit");
  expect(onSign).toHaveBeenCalledOnce();
});

test("adds the form's title to a question that another form has, too", async () => {
  const { press } = renderCollection({
    forms: [
      { form: formOf("a", "Account: string", "One: string", "One more: string") },
      { form: formOf("b", "Account: string", "Two: string"), title: "Bank" },
    ],
    step: "review",
  });
  await press("Submit");
  expect(summary()).toEqual([
    "Form a – Account: enter your answer",
    "One: enter your answer",
    "One more: enter your answer",
    "Bank – Account: enter your answer",
    "Two: enter your answer",
  ]);
});

test("lists a form that is still loading in its place", async () => {
  const client = { getForm: () => new Promise<Form>(() => {}) };
  const forms = [{ form: formOf("a", "One: string") }, { id: "b", title: "Bank" }];
  const { press } = renderCollection({ forms, client, step: "review" });
  await press("Submit");
  expect(summary()).toEqual(["One: enter your answer", "Bank: Loading the form"]);
  expect(screen.getAllByRole("link").map((link) => link.textContent)).toEqual([
    "One: enter your answer",
  ]);
});

test.each([true, false])(
  "does not move focus to the summary when the person comes back, strict mode %s",
  async (isStrict) => {
    const forms = [{ form: formOf("a", "One: string") }];
    const { press } = renderCollection({ forms, variant: "tasks" }, isStrict);
    await press("Check your answers");
    await press("Submit");
    expect(screen.getByRole("alert")).toHaveFocus();
    await press("Back");
    await press("Check your answers");
    expect(summary()).toEqual(["One: enter your answer"]);
    expect(screen.getByRole("heading", { name: "Check your answers" })).toHaveFocus();
  },
);

test("removes a form from the summary once it is loaded", async () => {
  let isDown = true;
  const client = {
    getForm: () =>
      isDown ? Promise.reject(new Error("down")) : Promise.resolve(parseForm(formOf("b"))),
  };
  const { press } = renderCollection({
    forms: [{ form: formOf("a") }, { id: "b" }],
    client,
    variant: "tasks",
    onFormError: () => {},
  });
  await settled();
  await press("Check your answers");
  await press("Submit");
  expect(summary()).toEqual([
    "b: The form could not be loaded. Try again in a moment. If it happens again, tell the people who run this site.",
  ]);
  await press("Back");
  await press("b");
  isDown = false;
  await press("Try again");
  await settled();
  expect(stepShown()).toContain("Form b");
  await press("Back");
  await press("Check your answers");
  expect(summary()).toEqual([]);
});
