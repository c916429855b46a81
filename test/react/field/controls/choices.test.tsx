import { within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { renderForm, errorAt, field } from "../../../support/renderForm.tsx";

const labels = (name: string): readonly string[] =>
  within(field(name))
    .getAllByRole("option")
    .map((option) => option.textContent ?? "");

describe("a boolean", () => {
  test("starts unanswered, and has a message of its own when missing", async () => {
    const form = renderForm(["Exempt: boolean"]);
    expect(labels("Exempt")).toEqual(["Select", "Yes", "No"]);
    expect(field("Exempt")).toHaveDisplayValue("Select");
    await form.submit();
    expect(errorAt("Exempt")).toBe("Answer yes or no");
    expect(form.submitted()).toBeNull();
  });

  test.each([
    ["Yes", ["Exempt=true"]],
    ["No", ["Exempt=false"]],
  ])("answered with %s submits %j", async (choice, submitted) => {
    const form = renderForm(["Exempt: boolean"]);
    await form.choose("Exempt", choice);
    await form.submit();
    expect(form.submitted()).toEqual(submitted);
  });

  test("takes its answers from the messages", () => {
    renderForm(["Exempt: boolean"], { messages: { yes: "Sí", no: "No", selectPrompt: "Elija" } });
    expect(labels("Exempt")).toEqual(["Elija", "Sí", "No"]);
  });
});

describe("a select", () => {
  const odd = ["0", "", "false", " a", "a", "A", "a "];

  test.each(odd)("submits the option %j to the code unit", async (value) => {
    const form = renderForm([`Status: select ${odd.join("|")}`]);
    await form.choose("Status", `[${value}]`);
    expect(form.form.current?.getValues()).toEqual({ Status: value });
    await form.submit();
    expect(form.submitted()).toEqual([`Status=${value}`]);
  });

  test.each(odd)("starts with the preset option %j", (value) => {
    renderForm([`Status: select ${odd.join("|")}`], { defaultValues: { Status: value } });
    expect(field("Status")).toHaveProperty("selectedIndex", odd.indexOf(value) + 1);
  });

  test("starts unanswered, and is reported as missing", async () => {
    const form = renderForm(["Status: select |a"]);
    await form.submit();
    expect(errorAt("Status")).toBe("Choose an option");
  });
});

describe.each(["boolean?", "select? true|"])("an optional %s", (type) => {
  test("is left out when untouched", async () => {
    const form = renderForm([`Field: ${type}`]);
    await form.submit();
    expect(form.submitted()).toEqual([]);
  });

  test("can be cleared with the prompt", async () => {
    const form = renderForm([`Field: ${type}`], { defaultValues: { Field: "true" } });
    await form.choose("Field", "Select");
    await form.submit();
    expect(form.submitted()).toEqual([]);
  });
});

describe.each(["boolean?", "select? a|b"])("a preset answer that no option of a %s has", (type) => {
  const stale = { defaultValues: { Field: "gone" } };

  test("is shown, flagged when left, and never submitted", async () => {
    const form = renderForm([`Field: ${type}`], stale);
    expect(field("Field")).toHaveDisplayValue("gone");
    expect(errorAt("Field")).toBe("");
    await form.user.click(field("Field"));
    await form.user.tab();
    expect(errorAt("Field")).toMatch(/^(Answer yes or no|Choose one of the listed options)$/);
    await form.submit();
    expect(form.submitted()).toBeNull();
    expect(field("Field")).toHaveDisplayValue("gone");
  });

  test("is removed from the choices once another is chosen", async () => {
    const form = renderForm([`Field: ${type}`], stale);
    await form.choose("Field", "Select");
    expect(labels("Field")).not.toContain("gone");
    await form.submit();
    expect(form.submitted()).toEqual([]);
  });
});
