import { act, fireEvent, screen } from "@testing-library/react";
import type { FieldSettings, PartProps } from "parameter-form";
import { accountNumber } from "parameter-form/core";
import { expect, test } from "vitest";
import { renderForm, field, settled } from "../support/renderForm.tsx";

const defaultValues = { ssn: "123-45-6789" };

test("shows the last four of a hidden answer", () => {
  renderForm(["ssn: string"], { defaultValues });
  expect(field("ssn")).toHaveValue("•••-••-6789");
  expect(field("ssn")).toHaveAccessibleDescription("Ending in 6 7 8 9");
});

test.each([
  ["1", "•", ""],
  ["1234", "••34", "Ending in 3 4"],
  ["1234567", "••••567", "Ending in 5 6 7"],
  ["12345678", "••••5678", "Ending in 5 6 7 8"],
])("shows at most half of %s: %s", (pin, seen, expected) => {
  renderForm(["pin: string"], { defaultValues: { pin }, rules: { pin: accountNumber() } });
  expect(field("pin")).toHaveValue(seen);
  expect(field("pin")).toHaveAccessibleDescription(expected);
});

test.each([
  ["off", {}],
  ["cc-number", { autoComplete: "cc-number" }],
])("sets autocomplete to %s with %o", (expected, one) => {
  const rules = { pin: { sensitive: true, validate: () => null } };
  renderForm(["pin: string"], { rules, fields: { pin: one } });
  expect(field("pin")).toHaveAttribute("autocomplete", expected);
});

test("marks a sensitive answer for session recorders to mask", () => {
  renderForm(["ssn: string", "Name: string"]);
  const marks = {
    "data-clarity-mask": "true",
    "data-dd-privacy": "mask",
    "data-hj-suppress": "",
    "data-openreplay-obscured": "",
    "data-private": "",
    "data-sentry-mask": "",
    "data-sl": "mask",
  };
  for (const [mark, value] of Object.entries(marks)) {
    expect(field("ssn")).toHaveAttribute(mark, value);
    expect(field("Name")).not.toHaveAttribute(mark);
  }
});

const managers = ["data-1p-ignore", "data-bwignore", "data-lpignore", "data-form-type"];

test.each([
  ["an SSN", "ssn", {}, ["true", "true", "true", "other"]],
  ["an account number", "account_number", {}, ["true", "true", "true", "other"]],
  ["a token set by the app", "ssn", { autoComplete: "cc-number" }, [null, null, null, null]],
  ["a name", "full_name", {}, [null, null, null, null]],
])("sets the attributes for password managers for %s", (_, name, one, expected) => {
  renderForm([`${name}: string`], { fields: { [name]: one } });
  expect(managers.map((attribute) => field(name).getAttribute(attribute))).toEqual(expected);
});

test("renders the reveal button as a Button", () => {
  const Button = ({ kind, button }: PartProps["Button"]) => <button {...button} data-kind={kind} />;
  renderForm(["ssn: string"], { defaultValues, components: { Button } });
  const kinds = [...document.querySelectorAll("button")].map(({ dataset }) => dataset["kind"]);
  expect(kinds).toEqual(["reveal", "button"]);
});

test("shows the last four of a stored answer, and Keep restores it after Change", async () => {
  const form = renderForm(["ssn: string"], { fields: { ssn: { stored: "6789" } } });
  expect(screen.getByText("Ending in 6 7 8 9")).toBeVisible();
  await form.user.click(screen.getByRole("button", { name: "Change ssn" }));
  expect(field("ssn")).toHaveFocus();
  await form.user.click(screen.getByRole("button", { name: "Keep the one ending in 6 7 8 9" }));
  expect(screen.getByRole("button", { name: "Change ssn" })).toHaveFocus();
  await form.submit();
  expect(form.submitted()).toEqual([]);
});

const stored = (more: FieldSettings = {}) => ({ fields: { ssn: { stored: "6789", ...more } } });
const keep = () => screen.queryByRole("button", { name: /^Keep the one/u });

test("shows a new default value in place of the stored one, without moving focus", () => {
  const form = renderForm(["ssn: string", "Name: string"], stored());
  field("Name").focus();
  form.change({ ...stored(), defaultValues });
  expect(field("ssn")).toHaveValue("•••-••-6789");
  expect(field("Name")).toHaveFocus();
});

test("keeps the input of a new value mounted while it is emptied", async () => {
  const form = renderForm(["ssn: string"], { ...stored(), defaultValues });
  const input = field("ssn");
  await form.user.clear(input);
  await settled();
  expect(field("ssn")).toBe(input);
  expect(input).toHaveFocus();
  expect(keep()).not.toBeNull();
});

test.each([
  ["that is still empty", ""],
  ["with a new value", "219-09-9998"],
])("a reset removes the input %s, without moving focus", async (_, text) => {
  const form = renderForm(["ssn: string", "Name: string"], stored());
  await form.user.click(screen.getByRole("button", { name: "Change ssn" }));
  if (text) await form.type("ssn", text);
  field("Name").focus();
  form.reset();
  expect(screen.getByText("Ending in 6 7 8 9")).toBeVisible();
  expect(keep()).toBeNull();
  expect(field("Name")).toHaveFocus();
});

test.each([
  ["the page itself", (form: ReturnType<typeof renderForm>) => form.form.current?.submit()],
  ["its button", (form: ReturnType<typeof renderForm>) => form.submit()],
])("hides a revealed answer when the form is submitted by %s", async (_, submit) => {
  const form = renderForm(["ssn: string"], { defaultValues, afterSubmit: "edit" });
  await form.user.click(screen.getByRole("button", { name: "Show ssn" }));
  expect(field("ssn")).toHaveValue("123-45-6789");
  await act(async () => submit(form));
  expect(field("ssn")).toHaveValue("•••-••-6789");
});

test("shows the stored answer after a new value was cleared where it cannot be edited", () => {
  const form = renderForm(["ssn: string"], { ...stored({ readOnly: true }), defaultValues });
  expect(field("ssn")).toHaveValue("•••-••-6789");
  form.change({ ...stored({ readOnly: true }), defaultValues: {} });
  expect(screen.getByText("Ending in 6 7 8 9")).toBeInTheDocument();
});

test("hides a sensitive whole number once it is left", async () => {
  const rules = { account: { validate: () => null, sensitive: true } };
  const form = renderForm(["account: number", "Name: string?"], { rules, afterSubmit: "edit" });
  await form.type("account", "12345678");
  expect(field("account")).toHaveAttribute("inputmode", "numeric");
  field("Name").focus();
  await settled();
  expect(field("account")).toHaveValue("••,••5,678");
  await form.submit();
  expect(form.submitted()).toEqual(["account=12345678"]);
  await form.user.click(field("account"));
  await form.user.keyboard("{End}9");
  await form.submit();
  expect(form.submitted()).toEqual(["account=123456789"]);
});

test.each([
  ["gone", { readOnly: true }, null],
  ["disabled", { disabled: true }, true],
  ["enabled", {}, false],
])("next to a new value, the button that keeps the old one is %s for %j", (_, more, disabled) => {
  renderForm(["ssn: string"], { ...stored(more), defaultValues });
  expect(keep()?.hasAttribute("disabled") ?? null).toBe(disabled);
});

test("describes the Change button by the error of a stored answer", async () => {
  const form = renderForm(["ssn: string"], {
    ...stored(),
    onSubmit: () => ({ fields: { ssn: ["It was refused"] } }),
  });
  await form.submit();
  const button = screen.getByRole("button", { name: "Change ssn" });
  expect(button).toHaveAccessibleDescription(/Error: It was refused/u);
});

test("hides a revealed answer when the page is printed", async () => {
  const form = renderForm(["ssn: string"], { defaultValues });
  await form.user.click(screen.getByRole("button", { name: "Show ssn" }));
  expect(field("ssn")).toHaveValue("123-45-6789");
  fireEvent(window, new Event("beforeprint"));
  expect(field("ssn")).toHaveValue("•••-••-6789");
});
