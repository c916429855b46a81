import { screen, within } from "@testing-library/react";
import { ParameterField } from "parameter-form";
import { expect, test } from "vitest";
import { questions } from "../../support/questions.ts";
import { renderForm, field, summary } from "../../support/renderForm.tsx";

const many = Array.from({ length: 10 }, (_, i) => `Question ${i + 1}: string`);
const link = (name: string): HTMLElement => screen.getByRole("link", { name });

test("takes focus after a failed submission, and has a heading", async () => {
  const form = renderForm(["Name: string", "Extra: currency"]);
  await form.submit();
  expect(screen.getByRole("alert", { name: "There is a problem" })).toHaveFocus();
});

test("takes focus again after each further failure", async () => {
  const form = renderForm(["Name: string", "Extra: currency"]);
  await form.submit();
  await form.type("Name", "Ada");
  await form.submit();
  expect(screen.getByRole("alert")).toHaveFocus();
  expect(summary()).toEqual(["Extra: enter an amount, such as 1,234.50"]);
});

test.each(["boolean", "currency", "number", "percent", "select a", "string"])(
  "a link moves focus to its %s without changing the address",
  async (type) => {
    const form = renderForm(["First: string?", `Field: ${type}`]);
    await form.submit();
    const before = location.href;
    await form.user.click(within(screen.getByRole("alert")).getByRole("link"));
    expect(field("Field")).toHaveFocus();
    expect(location.href).toBe(before);
  },
);

test("lists three of ten missing answers by label, and the others on a press of the button", async () => {
  const form = renderForm(many);
  await form.submit();
  expect(screen.getByText("10 questions still need an answer")).toBeInTheDocument();
  expect(summary()).toEqual(["Question 1", "Question 2", "Question 3"]);
  await form.user.click(screen.getByRole("button", { name: "Show 7 more" }));
  expect(link("Question 4")).toHaveFocus();
  expect(summary()).toHaveLength(10);
  expect(summary().at(-1)).toBe("Question 10");
  expect(screen.queryByRole("button", { name: /^Show/u })).not.toBeInTheDocument();
  await form.submit();
  expect(summary()).toHaveLength(3);
});

test("lists five errors with their messages, without a button", async () => {
  const form = renderForm(many.slice(0, 5));
  await form.submit();
  expect(summary()).toEqual(many.slice(0, 5).map((_, i) => `Question ${i + 1}: enter your answer`));
  expect(screen.queryByRole("button", { name: /^Show/u })).not.toBeInTheDocument();
});

test("shows another error's message among many missing answers", async () => {
  const form = renderForm(["Extra: currency", ...many]);
  await form.type("Extra", "12,5");
  await form.submit();
  expect(summary()).toEqual([
    "Extra: this can be read in more than one way. Write it like 1,234.50.",
    "Question 1",
    "Question 2",
  ]);
});

test("marks a label alone with the form's language", async () => {
  const form = renderForm(many, { form: { ...questions(...many), lang: "fr" } });
  await form.submit();
  expect(link("Question 1")).toHaveAttribute("lang", "fr");
});

test("is removed after a successful submission, and short again at the next failure", async () => {
  const form = renderForm(many, { afterSubmit: "edit" });
  await form.submit();
  await form.user.click(screen.getByRole("button", { name: "Show 7 more" }));
  form.change({
    disabled: false,
    fields: Object.fromEntries(many.map((line) => [line.split(":")[0], { disabled: true }])),
  });
  await form.submit();
  expect(form.submitted()).toEqual([]);
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  form.change({});
  await form.submit();
  expect(summary()).toHaveLength(3);
});

test("renders and links a blocking required parameter that the layout leaves out", async () => {
  const form = renderForm(["Name: string", "Extra: currency"], {
    children: <ParameterField name="Name" />,
  });
  await form.type("Name", "Ada");
  await form.submit();
  expect(summary()).toEqual(["Extra: enter an amount, such as 1,234.50"]);
  expect(link("Extra: enter an amount, such as 1,234.50")).toBeInTheDocument();
  expect(form.submitted()).toBeNull();
  await form.type("Extra", "5");
  await form.submit();
  expect(form.submitted()).toEqual(["Name=Ada", "Extra=5"]);
});

test("links parameters that the layout leaves out next to the rendered ones", async () => {
  const form = renderForm(["Name: string", "Extra: currency", "Share: percent"], {
    children: <ParameterField name="Extra" />,
  });
  await form.submit();
  const lines = [
    "Name: enter your answer",
    "Extra: enter an amount, such as 1,234.50",
    "Share: enter a percentage, such as 12.5",
  ];
  expect(summary()).toEqual(lines);
  expect(within(screen.getByRole("alert")).getAllByRole("link")).toEqual(lines.map(link));
  expect(screen.getAllByRole("textbox")).toEqual(["Extra", "Name", "Share"].map(field));
});
