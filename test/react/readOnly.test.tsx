import { fireEvent } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { renderForm, errorAt, field, submitButton, summary } from "../support/renderForm.tsx";

const lines = ["Extra: currency", "Exempt: boolean", "Status: select a|b", "Name: string"];
const defaultValues = { Extra: "1234", Exempt: "true", Status: "b", Name: "Ada" };
const all = ["Extra=1234", "Exempt=true", "Status=b", "Name=Ada"];

describe("a read-only form", () => {
  const names = ["Extra", "Exempt", "Status", "Name"];
  const shown = () => names.map((name) => (field(name) as HTMLInputElement).value);

  test("shows its answers in read-only inputs", () => {
    renderForm(lines, { readOnly: true, defaultValues });
    expect(names.map((name) => field(name).tagName)).toEqual(Array(4).fill("INPUT"));
    for (const name of names) expect(field(name)).toHaveAttribute("readonly");
    expect(shown()).toEqual(["1,234.00", "Yes", "[b]", "Ada"]);
  });

  test("cannot be edited", async () => {
    const form = renderForm(lines, { readOnly: true, defaultValues });
    for (const name of names) await form.type(name, "9");
    expect(shown()).toEqual(["1,234.00", "Yes", "[b]", "Ada"]);
  });

  test("is submitted", async () => {
    const form = renderForm(lines, { readOnly: true, defaultValues });
    await form.submit();
    expect(form.submitted()).toEqual(all);
  });

  test("is validated", async () => {
    const form = renderForm(lines, { readOnly: true, defaultValues: { Status: "gone" } });
    expect(field("Status")).toHaveValue("gone");
    await form.submit();
    expect(summary()).toEqual([
      "Extra: enter an amount, such as 1,234.50",
      "Exempt: answer yes or no",
      "Status: choose one of the listed options",
      "Name: enter your answer",
    ]);
  });

  test("shows updated default values", () => {
    const form = renderForm(lines, { readOnly: true, defaultValues });
    form.change({ readOnly: true, defaultValues: { ...defaultValues, Status: "a", Extra: "5" } });
    expect(field("Status")).toHaveValue("[a]");
    expect(field("Extra")).toHaveValue("5.00");
  });

  test("keeps its answers when it becomes editable, and the other way", async () => {
    const form = renderForm(lines, { defaultValues });
    await form.choose("Status", "[a]");
    form.change({ readOnly: true });
    expect(field("Status")).toHaveValue("[a]");
    form.change({ readOnly: false });
    expect(field("Status")).toHaveDisplayValue("[a]");
    expect(field("Extra")).toHaveValue("1,234.00");
  });
});

describe("a disabled form", () => {
  test("cannot be submitted, by button or otherwise", async () => {
    const form = renderForm(lines, { disabled: true, defaultValues });
    for (const name of ["Extra", "Exempt", "Status", "Name"]) expect(field(name)).toBeDisabled();
    expect(submitButton()).toBeDisabled();
    const element = form.container.querySelector("form");
    if (element) fireEvent.submit(element);
    await form.form.current?.submit();
    expect(form.onSubmit).not.toHaveBeenCalled();
    expect(summary()).toEqual([]);
  });
});

describe("one parameter", () => {
  test("that is read-only is validated and submitted", async () => {
    const fields = { Name: { readOnly: true } };
    const form = renderForm(lines, { fields, defaultValues });
    expect(field("Name")).toHaveAttribute("readonly");
    expect(field("Extra")).not.toHaveAttribute("readonly");
    await form.submit();
    expect(form.submitted()).toEqual(all);
    form.reset({ ...defaultValues, Name: null });
    await form.submit();
    expect(errorAt("Name")).toBe("Enter your answer");
  });

  test("that is disabled is neither validated nor submitted, even if required", async () => {
    const fields = { Name: { disabled: true }, Extra: { disabled: true } };
    const form = renderForm(lines, { fields, defaultValues: { ...defaultValues, Extra: "1e5" } });
    expect(field("Name")).toBeDisabled();
    await form.submit();
    expect(form.submitted()).toEqual(["Exempt=true", "Status=b"]);
    expect(form.onSubmit.mock.lastCall?.[0]).toEqual({ Exempt: "true", Status: "b" });
  });

  test("is editable in a form that is not", async () => {
    const fields = { Name: { readOnly: false } };
    const form = renderForm(lines, { readOnly: true, fields, defaultValues });
    await form.type("Name", "!");
    await form.submit();
    expect(form.submitted()).toEqual([...all.slice(0, 3), "Name=Ada!"]);
  });
});
