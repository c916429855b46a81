import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderForm, errorAt, field, submitButton, summary } from "../support/renderForm.tsx";

const lines = [
  "Exempt: boolean",
  "Extra: currency",
  "Allowances: number",
  "Share: percent",
  "Status: select a|b",
  "Name: string",
  "Nickname: string?",
];

const sentences = [
  "Answer yes or no",
  "Enter an amount, such as 1,234.50",
  "Enter a whole number, such as 12",
  "Enter a percentage, such as 12.5",
  "Choose an option",
  "Enter your answer",
];

test("reports missing answers of an untouched form, at each field and in a summary in form order", async () => {
  const form = renderForm(lines);
  await form.submit();
  const names = lines.slice(0, -1).map((line) => line.split(":")[0] ?? "");
  await form.user.click(screen.getByRole("button", { name: "Show 3 more" }));
  expect(summary()).toEqual(names);
  expect(names.map(errorAt)).toEqual(sentences);
  expect(errorAt("Nickname")).toBe("");
  expect(form.onSubmit).not.toHaveBeenCalled();
});

test("marks and describes a control in error, and not a pristine one", async () => {
  const form = renderForm(["Name: string", "Nickname: string?"]);
  expect(field("Name")).not.toHaveAttribute("aria-invalid");
  expect(field("Name")).not.toHaveAttribute("aria-describedby");
  expect(field("Name")).toHaveAttribute("aria-required", "true");
  expect(field("Nickname")).not.toHaveAttribute("aria-required");
  await form.submit();
  expect(field("Name")).toHaveAttribute("aria-invalid", "true");
  expect(field("Name")).toHaveAccessibleDescription("Error: Enter your answer");
  expect(field("Nickname")).not.toHaveAttribute("aria-invalid");
});

test("describes the control by hint, unit and error, in this order", async () => {
  const parameters = [
    { name: "a", label: "Extra", type: "currency", required: true, description: "Each month." },
  ];
  const form = renderForm([], { form: { parameters } });
  expect(field("Extra")).toHaveAccessibleDescription("Each month. In US dollars");
  await form.submit();
  expect(field("Extra")).toHaveAccessibleDescription(
    "Each month. In US dollars Error: Enter an amount, such as 1,234.50",
  );
});

test("removes a message at the keystroke that makes its field valid, and shows it again at one that does not", async () => {
  const form = renderForm(["Share: percent", "Name: string"]);
  await form.submit();
  await form.type("Share", "5");
  expect(errorAt("Share")).toBe("");
  expect(errorAt("Name")).toBe("Enter your answer");
  await form.type("Share", "555");
  expect(errorAt("Share")).toBe("Enter 100 or less");
  await form.type("Share", "{Backspace}{Backspace}");
  expect(errorAt("Share")).toBe("");
  expect(field("Share")).not.toHaveAttribute("aria-invalid");
});

test("never disables the submit button for an incomplete form", async () => {
  const form = renderForm(["Name: string"]);
  await form.submit();
  expect(submitButton()).toBeEnabled();
  expect(submitButton()).not.toHaveAttribute("aria-disabled");
});
