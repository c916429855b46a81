import { screen } from "@testing-library/react";
import { parseForm, type ParameterFormProps } from "parameter-form";
import { shownWhen } from "parameter-form/core";
import { expect, test } from "vitest";
import { renderForm, errorAt, field, summary } from "../../support/renderForm.tsx";
import { questions } from "../../support/questions.ts";

const lines = ["Status: select single|married", "Income: currency", "Note: string", "City: string"];
const when = shownWhen(parseForm(questions(...lines)), {
  Income: { name: "Status", equals: "married" },
  Note: { name: "Status", equals: "single" },
});
const conditional: Partial<ParameterFormProps> = { when, onErrorTitle: true };
const income = ["Income: enter an amount, such as 1,234.50", "City: enter your answer"];
const married = { ...conditional, defaultValues: { Status: "married" } };

test("removes a line of the summary when its question is hidden, and shows it with the next failure", async () => {
  const form = renderForm(lines, married);
  await form.submit();
  expect(summary()).toEqual(income);
  await form.choose("Status", "[single]");
  expect(summary()).toEqual(["City: enter your answer"]);
  await form.choose("Status", "[married]");
  expect(summary()).toEqual(["City: enter your answer"]);
  expect(errorAt("Income")).toBe("Enter an amount, such as 1,234.50");
  expect(field("Status")).toHaveFocus();
  await form.submit();
  expect(summary()).toEqual(income);
});

test("keeps the remaining lines mounted, so that they are not announced again", async () => {
  const form = renderForm(lines, married);
  await form.submit();
  const [, city] = screen.getAllByRole("listitem");
  await form.choose("Status", "[single]");
  expect(screen.getByRole("listitem")).toBe(city);
  expect(city).toHaveTextContent("City: enter your answer");
});

test("removes the summary with its last line, and restores the page's title", async () => {
  document.title = "Payroll";
  const form = renderForm(lines, {
    ...married,
    defaultValues: { Status: "married", City: "Bonn" },
  });
  await form.submit();
  expect(document.title).toBe("Error: Payroll");
  await form.choose("Status", "[single]");
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  expect(document.title).toBe("Payroll");
});

test("removes a service's error with its question, and keeps errors of the form", async () => {
  const form = renderForm(lines, {
    ...conditional,
    defaultValues: { Status: "married", Income: "5", City: "Bonn" },
    onSubmit: () => ({ fields: { Income: ["Too little."] }, form: ["Not today."] }),
  });
  await form.submit();
  expect(summary()).toEqual(["Income: Too little.", "Not today."]);
  const [, whole] = screen.getAllByRole("listitem");
  await form.choose("Status", "[single]");
  expect(summary()).toEqual(["Not today."]);
  expect(screen.getByRole("listitem")).toBe(whole);
});

test("removes lines by other conditions and answers of the app, too", async () => {
  const form = renderForm(lines, married);
  await form.submit();
  form.change({ when: (name) => name !== "Income" });
  expect(summary()).toEqual(["City: enter your answer"]);
  form.change({ when });
  await form.submit();
  expect(summary()).toEqual(income);
  form.change({ defaultValues: { Status: "single" } });
  expect(summary()).toEqual(["City: enter your answer"]);
});

test("shows and keeps a service's error of a hidden question", async () => {
  const form = renderForm(lines, {
    ...conditional,
    defaultValues: { Status: "single", Note: "a", City: "Bonn" },
    onSubmit: () => ({ fields: { Income: ["Enter an income."] } }),
  });
  await form.submit();
  expect(summary()).toEqual(["Income: Enter an income."]);
  await form.type("City", "a");
  expect(summary()).toEqual(["Income: Enter an income."]);
});
