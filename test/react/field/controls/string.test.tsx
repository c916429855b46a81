import { screen } from "@testing-library/react";
import { parseForm, ssn } from "parameter-form";
import type { Rule } from "parameter-form/core";
import { describe, expect, test } from "vitest";
import { renderForm, errorAt, field } from "../../../support/renderForm.tsx";
import { questions } from "../../../support/questions.ts";

test.each(["Ada", " Ada ", "0", "false", "<b>Ada</b>", "12,5", "👩‍👩‍👧", "a\u0301"])(
  "submits %j as it was typed",
  async (typed) => {
    const form = renderForm(["Name: string?"]);
    await form.type("Name", typed);
    await form.user.tab();
    expect(field("Name")).toHaveValue(typed);
    await form.submit();
    expect(form.submitted()).toEqual([`Name=${typed}`]);
  },
);

test.each(["", "   ", "\u200B", "\u00A0"])("a required text of %j is missing", async (typed) => {
  const form = renderForm(["Name: string"]);
  await form.user.click(field("Name"));
  await form.user.paste(typed);
  await form.submit();
  expect(errorAt("Name")).toBe("Enter your answer");
});

test.each([
  ["12 Main St\nApt 4", "12 Main St Apt 4"],
  ["12 Main St\r\n\r\nApt 4", "12 Main St Apt 4"],
])("keeps the lines of a preset %j apart until it is edited", async (value, shown) => {
  const form = renderForm(["Address: string"], {
    defaultValues: { Address: value },
    afterSubmit: "edit",
  });
  expect(field("Address")).toHaveValue(shown);
  await form.submit();
  expect(form.submitted()).toEqual([`Address=${value}`]);
  await form.type("Address", "b");
  await form.user.tab();
  expect(field("Address")).toHaveValue(`${shown}b`);
  await form.submit();
  expect(form.submitted()).toEqual([`Address=${shown}b`]);
});

describe("a Social Security number", () => {
  test.each([
    ["123456789", "123-45-6789"],
    ["123-45-6789", "123-45-6789"],
    ["123 45 6789", "123-45-6789"],
    [" 123 45 6789 ", "123-45-6789"],
  ])("typed as %j submits %s", async (typed, value) => {
    const form = renderForm(["ssn: string"]);
    await form.type("ssn", typed);
    expect(field("ssn")).toHaveValue(typed);
    await form.user.tab();
    expect(field("ssn")).toHaveValue("•••-••-6789");
    await form.user.click(screen.getByRole("button", { name: "Show ssn" }));
    expect(field("ssn")).toHaveValue(value);
    await form.submit();
    expect(form.submitted()).toEqual([`ssn=${value}`]);
  });

  test.each([
    ["1234567890", "Enter nine digits, such as 123-45-6789"],
    ["12345678", "Enter nine digits, such as 123-45-6789"],
    ["000-12-3456", "Check the first digits, which cannot be 000, 666 or 900 to 999"],
    ["123-00-6789", "Check the fourth and fifth digits, which cannot be 00"],
    ["123-45-0000", "Check the last four digits, which cannot be 0000"],
  ])("typed as %j is rejected: %s", async (typed, sentence) => {
    const form = renderForm(["ssn: string"]);
    await form.type("ssn", typed);
    await form.user.tab();
    expect(errorAt("ssn")).toBe(sentence);
    await form.submit();
    expect(form.submitted()).toBeNull();
  });

  test("has a keyboard of digits, no autofill and no length limit", () => {
    renderForm(["ssn: string"]);
    expect(field("ssn")).toHaveAttribute("inputmode", "numeric");
    expect(field("ssn")).toHaveAttribute("autocomplete", "off");
    expect(field("ssn")).toHaveAttribute("spellcheck", "false");
    expect(field("ssn")).toHaveAttribute("type", "text");
    expect(field("ssn")).not.toHaveAttribute("maxlength");
    expect(field("ssn")).not.toHaveAttribute("placeholder");
  });
});

describe("the rule of a parameter named ssn", () => {
  const never: Rule = {
    validate: () => ({ type: "customError", reason: "never", message: "Never." }),
  };
  const digits = ssn({ ssnFormat: "digits" });

  test.each([
    ["the recommended one", {}, "123-45-6789"],
    ["its shorthand", { rules: { ssn: digits } }, "123456789"],
    ["the one in fields", { fields: { ssn: { rule: digits } } }, "123456789"],
    [
      "the one in fields before its shorthand",
      { fields: { ssn: { rule: digits } }, rules: { ssn: never } },
      "123456789",
    ],
    ["the shorthand's refusal", { rules: { ssn: never } }, "Never."],
    ["none: null in rules", { rules: { ssn: null } }, "123 45 6789"],
    ["none: null in fields", { fields: { ssn: { rule: null } } }, "123 45 6789"],
    [
      "none: null in fields, whatever the shorthand",
      { fields: { ssn: { rule: null } }, rules: { ssn: never } },
      "123 45 6789",
    ],
    ["none: no default rules", { defaultRules: false as const }, "123 45 6789"],
    ["the host's defaults", { defaultRules: { ssn: digits } }, "123456789"],
    ["one for another name changes nothing", { rules: { Name: never } }, "123-45-6789"],
  ])("%s", async (_, settings, outcome) => {
    const form = renderForm(["ssn: string"], settings);
    await form.type("ssn", "123 45 6789");
    await form.submit();
    const submitted = form.submitted();
    expect(submitted ? submitted[0] : errorAt("ssn")).toBe(submitted ? `ssn=${outcome}` : outcome);
    expect(submitted === null).toBe(outcome === "Never.");
  });

  test("a warning is shown and does not block", async () => {
    const odd: Rule = {
      validate: () => ({
        type: "customError",
        reason: "odd",
        severity: "warning",
        message: "Is that right?",
      }),
    };
    const form = renderForm([], {
      form: parseForm(questions("Name: string")),
      rules: { Name: odd },
    });
    await form.type("Name", "x");
    await form.user.tab();
    expect(field("Name")).toHaveAccessibleDescription("Is that right?");
    expect(field("Name")).not.toHaveAttribute("aria-invalid");
    await form.submit();
    expect(form.submitted()).toEqual(["Name=x"]);
  });
});
