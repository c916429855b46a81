import { fireEvent } from "@testing-library/react";
import { maxLength } from "parameter-form/core";
import { fillParameterForm } from "parameter-form/testing";
import { expect, test } from "vitest";
import { renderForm, errorAt, field } from "../../../support/renderForm.tsx";
import { questions } from "../../../support/questions.ts";

const fields = { Remarks: { multiline: true } } as const;
const joined = "This takes one line, so line breaks became spaces";

test("Enter breaks a line instead of submitting", async () => {
  const form = renderForm(["Remarks: string"], { fields });
  await form.type("Remarks", " First{Enter}{Enter}second ");
  expect(form.submitted()).toBeNull();
  await form.submit();
  expect(form.submitted()).toEqual(["Remarks= First\n\nsecond "]);
});

test.each([
  [true, 3],
  [6, 6],
] as const)("multiline %j starts with %i lines", (multiline, rows) => {
  renderForm(["Remarks: string"], { fields: { Remarks: { multiline } } });
  expect(field("Remarks")).toHaveProperty("rows", rows);
  expect(field("Remarks")).toHaveProperty("localName", "textarea");
});

test.each([
  ["a\nb", "a\nb"],
  ["a\r\n\r\nb\rc", "a\n\nb\nc"],
])("shows a preset %j with its lines, without changing it", async (value, shown) => {
  const form = renderForm(["Remarks: string"], { fields, defaultValues: { Remarks: value } });
  expect(field("Remarks")).toHaveValue(shown);
  await form.user.click(field("Remarks"));
  await form.user.tab();
  await form.submit();
  expect(form.submitted()).toEqual([`Remarks=${value}`]);
});

test("shows errors of rules and missing answers, as at any text", async () => {
  const form = renderForm(["Remarks: string"], {
    fields: { Remarks: { multiline: true, rule: maxLength(3) } },
  });
  await form.submit();
  expect(errorAt("Remarks")).toBe("Enter your answer");
  await form.type("Remarks", "a{Enter}bc");
  expect(errorAt("Remarks")).toBe("Enter 3 characters or fewer");
});

test("keeps the answer out of attributes and of the page's text", async () => {
  const form = renderForm(["Remarks: string"], { fields, defaultValues: { Remarks: "canary" } });
  expect(form.container.innerHTML).not.toContain("canary");
});

test("fillParameterForm types lines", async () => {
  const form = renderForm(["Remarks: string"], { fields });
  await fillParameterForm(form.user, questions("Remarks: string"), { Remarks: "a\nb" });
  expect(form.form.current?.getValues()).toEqual({ Remarks: "a\nb" });
});

const warningAt = (name: string) =>
  field(name).closest(".pf-field")?.querySelector(".pf-warning")?.textContent;

test("warns about joined lines after an edit in a single line until it is emptied", async () => {
  const form = renderForm(["Remarks: string"], { defaultValues: { Remarks: "a\nb" } });
  expect(field("Remarks")).toHaveValue("a b");
  expect(warningAt("Remarks")).toBeUndefined();
  await form.type("Remarks", "c");
  expect(field("Remarks")).toHaveValue("a bc");
  expect(warningAt("Remarks")).toBe(joined);
  expect(field("Remarks")).toHaveAccessibleDescription(joined);
  expect(field("Remarks")).toBeValid();
  await form.type("Remarks", "d");
  expect(warningAt("Remarks")).toBe(joined);
  await form.user.clear(field("Remarks"));
  expect(warningAt("Remarks")).toBeUndefined();
});

test("forgets the warning when the form is reset", async () => {
  const form = renderForm(["Remarks: string"], { defaultValues: { Remarks: "a\nb" } });
  await form.type("Remarks", "c");
  form.reset();
  expect(warningAt("Remarks")).toBeUndefined();
  expect(form.form.current?.getValues()).toEqual({ Remarks: "a\nb" });
});

test.each([
  ["a\nb", joined],
  ["a\r\n\r\nb", joined],
  ["ab\n", undefined],
  ["a b", undefined],
])("%j pasted into one line: %s", (data, warning) => {
  renderForm(["Remarks: string"]);
  const input = field("Remarks");
  fireEvent.focus(input);
  const about = { bubbles: true, inputType: "insertFromPaste" };
  input.dispatchEvent(new InputEvent("beforeinput", { ...about, data }));
  fireEvent.input(input, { target: { value: "a b" }, ...about });
  expect(warningAt("Remarks")).toBe(warning);
});

test.each([
  ["a number", "Remarks: number", {}],
  ["a sensitive answer", "ssn: string", {}],
  ["an answer that the server has", "Remarks: string", { stored: "1234" }],
])("%s always has one line", (_, line, settings) => {
  const [name = ""] = line.split(":");
  renderForm([line], { fields: { [name]: { ...settings, multiline: true } } });
  expect(document.querySelector("textarea")).toBeNull();
});
