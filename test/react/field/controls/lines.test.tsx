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
] as const)("multiline %j begins with %i lines", (multiline, rows) => {
  renderForm(["Remarks: string"], { fields: { Remarks: { multiline } } });
  expect(field("Remarks")).toHaveProperty("rows", rows);
  expect(field("Remarks")).toHaveProperty("localName", "textarea");
});

test.each([
  ["a\nb", "a\nb"],
  ["a\r\n\r\nb\rc", "a\n\nb\nc"],
])("a preset %j is shown with its lines, and is not changed by that", async (value, shown) => {
  const form = renderForm(["Remarks: string"], { fields, defaultValues: { Remarks: value } });
  expect(field("Remarks")).toHaveValue(shown);
  await form.user.click(field("Remarks"));
  await form.user.tab();
  await form.submit();
  expect(form.submitted()).toEqual([`Remarks=${value}`]);
});

test("a rule and a required answer are told at it, as at any text", async () => {
  const form = renderForm(["Remarks: string"], {
    fields: { Remarks: { multiline: true, rule: maxLength(3) } },
  });
  await form.submit();
  expect(errorAt("Remarks")).toBe("Enter your answer");
  await form.type("Remarks", "a{Enter}bc");
  expect(errorAt("Remarks")).toBe("Enter 3 characters or fewer");
});

test("no answer is in an attribute or in the text of the page", async () => {
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

test("where there is one line, lines that are lost by an edit are told of until it is emptied", async () => {
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

test("it is forgotten when the form is reset", async () => {
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
])("%s has one line in any case", (_, line, settings) => {
  const [name = ""] = line.split(":");
  renderForm([line], { fields: { [name]: { ...settings, multiline: true } } });
  expect(document.querySelector("textarea")).toBeNull();
});
