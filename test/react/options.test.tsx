import { screen, within } from "@testing-library/react";
import { checkPayload, parseForm } from "parameter-form/core";
import { fillParameterForm } from "parameter-form/testing";
import { describe, expect, test } from "vitest";
import { renderForm, errorAt, field } from "../support/renderForm.tsx";

const options = [
  { value: "gold", label: "Gold", description: "All doctors" },
  { value: "silver", label: "Silver" },
  { value: "bronze", label: "Bronze", description: "Until last year", disabled: true },
];
const many = [
  ...options,
  ...Array.from({ length: 20 }, (_, at) => ({ value: `p${at}`, label: `Plan ${at}` })),
];
const formOf = (choices: readonly object[] = options, required = true) =>
  parseForm({
    lang: "en",
    parameters: [{ name: "Plan", label: "Plan", type: "select", required, options: choices }],
  });

const closed = "Choose another option. This one is no longer offered.";

describe("In a select", () => {
  test("what is said of the option that is chosen describes it, and changes with it", async () => {
    const form = renderForm([], { form: formOf() });
    expect(field("Plan")).toHaveAccessibleDescription("");
    await form.choose("Plan", "Gold");
    expect(field("Plan")).toHaveAccessibleDescription("All doctors");
    await form.choose("Plan", "Silver");
    expect(field("Plan")).toHaveAccessibleDescription("");
  });

  test("an option that is closed is there, and cannot be chosen", () => {
    renderForm([], { form: formOf() });
    const [, gold, , bronze] = within(field("Plan")).getAllByRole("option");
    expect(gold).toBeEnabled();
    expect(bronze).toBeDisabled();
  });

  test("it is described where it can only be read, too", () => {
    renderForm([], { form: formOf(), readOnly: true, defaultValues: { Plan: "gold" } });
    expect(field("Plan")).toHaveDisplayValue("Gold");
    expect(field("Plan")).toHaveAccessibleDescription("All doctors");
  });

  test("without descriptions nothing describes it", () => {
    renderForm([], { form: formOf(options.slice(1, 2)) });
    expect(field("Plan")).not.toHaveAttribute("aria-describedby");
  });
});

describe("As radio buttons", () => {
  const radio = (name: string) => screen.getByRole("radio", { name });

  test("each is named by its label and described by what is said of it", () => {
    renderForm([], { form: formOf(), selectAs: "radio" });
    expect(radio("Gold")).toHaveAccessibleDescription("All doctors");
    expect(radio("Silver")).toHaveAccessibleDescription("");
    expect(screen.getByText("All doctors")).toBeVisible();
  });

  test("what is said of one chooses it, as its label does", async () => {
    const form = renderForm([], { form: formOf(), selectAs: "radio" });
    await form.user.click(screen.getByText("All doctors"));
    expect(radio("Gold")).toBeChecked();
    await form.user.click(screen.getByText("Until last year"));
    expect(radio("Bronze")).not.toBeChecked();
  });

  test("one that is closed and answered stays chosen, and focus goes to one that is open", () => {
    const form = renderForm([], {
      form: formOf(options.toReversed()),
      selectAs: "radio",
      defaultValues: { Plan: "bronze" },
    });
    expect(radio("Bronze")).toBeChecked();
    expect(radio("Bronze")).toBeDisabled();
    form.form.current?.focus("Plan");
    expect(radio("Silver")).toHaveFocus();
  });

  test("taking the answer back leads to the first that is open", async () => {
    const form = renderForm([], {
      form: formOf(options.toReversed(), false),
      selectAs: "radio",
      defaultValues: { Plan: "gold" },
    });
    await form.user.click(screen.getByRole("button", { name: /^Clear/u }));
    expect(radio("Silver")).toHaveFocus();
  });
});

test.each([{}, { selectAs: "radio" as const }])(
  "an answer whose option is closed stands, and is refused in words: %j",
  async (props) => {
    const form = renderForm([], { form: formOf(), ...props, defaultValues: { Plan: "bronze" } });
    expect(form.form.current?.getValues()).toEqual({ Plan: "bronze" });
    await form.submit();
    expect(form.submitted()).toBeNull();
    expect(screen.getByText(closed)).toBeVisible();
  },
);

test("a server refuses it in the same words", () => {
  const payload = { parameters: [{ name: "Plan", value: "bronze" }] };
  expect(checkPayload(formOf(), payload)).toEqual({ fields: { Plan: [closed] } });
});

test("it is mended by another option", async () => {
  const form = renderForm([], { form: formOf(), defaultValues: { Plan: "bronze" } });
  await form.submit();
  expect(errorAt("Plan")).toBe(closed);
  await form.choose("Plan", "Gold");
  expect(errorAt("Plan")).toBe("");
  await form.submit();
  expect(form.submitted()).toEqual(["Plan=gold"]);
});

test.each([
  ["radio buttons", options, { selectAs: "radio" as const }],
  ["a select", options, {}],
  ["a search", many, {}],
])("fillParameterForm chooses an option of %s by its label", async (_, choices, props) => {
  const form = renderForm([], { form: formOf(choices), ...props });
  await fillParameterForm(form.user, formOf(choices), { Plan: "gold" });
  expect(form.form.current?.getValues()).toEqual({ Plan: "gold" });
});
