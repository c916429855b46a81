import { act, screen } from "@testing-library/react";
import { shownWhen, mustBeTrue, validateForm, validateValue } from "parameter-form/core";
import { parseForm } from "parameter-form";
import { expect, test } from "vitest";
import { renderForm, errorAt, settled, summary } from "../../../support/renderForm.tsx";
import { questions } from "../../../support/questions.ts";

const fields = { Agreed: { as: "agreement" } } as const;
const box = () => screen.getByRole<HTMLInputElement>("checkbox");
const press = () => act(async () => box().click());

test("renders a statement as an unchecked box with its name", async () => {
  renderForm(["Agreed: boolean"], { fields });
  expect(box()).toHaveAccessibleName("Agreed");
  expect(box()).not.toBeChecked();
  expect(box()).toBeRequired();
  await press();
  expect(box()).toBeChecked();
  expect(box()).not.toHaveAttribute("checked");
});

test("requires a required statement to be checked, with its own message", async () => {
  const form = renderForm(["Agreed: boolean"], { fields });
  await form.submit();
  expect(form.submitted()).toBeNull();
  expect(summary()).toEqual(["Agreed: agree to continue"]);
  expect(errorAt("Agreed")).toBe("Agree to continue");
  act(() => screen.getByRole("link").click());
  expect(box()).toHaveFocus();
  await press();
  expect(errorAt("Agreed")).toBe("");
  await form.submit();
  expect(form.submitted()).toEqual(["Agreed=true"]);
});

test("an unchecked box submits nothing, never No, also after it was checked", async () => {
  const form = renderForm(["Agreed: boolean?"], { fields });
  await form.submit();
  expect(form.submitted()).toEqual([]);
  form.reset();
  await press();
  await press();
  await form.submit();
  expect(form.submitted()).toEqual([]);
});

test.each([
  ["default value", { defaultValues: { Agreed: "false" } }],
  ["prefilled answer", { prefill: { values: { Agreed: "false" }, origin: "from your file" } }],
])("a %s of No is no answer, and is rejected where it must be Yes", async (_, begins) => {
  const defaultValues = { Agreed: "false" };
  const form = renderForm(["Agreed: boolean?"], { fields, ...begins });
  expect(box()).not.toBeChecked();
  await form.submit();
  expect(form.submitted()).toEqual([]);
  const agreed = parseForm(questions("Agreed: boolean"));
  const rules = { Agreed: mustBeTrue() };
  expect(validateForm(agreed, defaultValues, { rules })).toMatchObject([{ reason: "mustBeTrue" }]);
});

test("shows an answer set by the app, and a reset", async () => {
  const form = renderForm(["Agreed: boolean?"], { fields, defaultValues: { Agreed: "true" } });
  expect(box()).toBeChecked();
  form.reset({});
  await settled();
  expect(box()).not.toBeChecked();
});

test("shows a dependent question only when checked", async () => {
  const definition = parseForm(questions("Agreed: boolean?", "More: string?"));
  const when = shownWhen(definition, { More: { name: "Agreed", equals: "true" } });
  renderForm([], { form: definition, when, fields });
  expect(screen.queryByRole("textbox")).toBeNull();
  await press();
  expect(screen.getByRole("textbox")).toBeVisible();
});

test("renders read-only and other parameters as usual", () => {
  const form = renderForm(["Agreed: boolean?"], { fields, readOnly: true });
  expect(screen.queryByRole("checkbox")).toBeNull();
  form.change({ form: questions("Agreed: string?"), readOnly: false });
  expect(screen.getByRole("textbox")).toBeVisible();
});

test.each([
  [null, true, "valueMissing mustBeTrue"],
  [undefined, true, "valueMissing mustBeTrue"],
  [null, false, undefined],
  ["true", true, undefined],
  ["false", true, "customError mustBeTrue"],
  ["false", false, "customError mustBeTrue"],
])("mustBeTrue: %s, required %s: %s", (value, required, expected) => {
  const parameter = { name: "a", label: "A", type: "boolean", required } as const;
  const issue = validateValue(parameter, value, { rule: mustBeTrue() });
  expect(issue ? `${issue.type} ${issue.reason}` : undefined).toBe(expected);
});
