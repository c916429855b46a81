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

describe("in a select", () => {
  test("describes the select by the description of the chosen option", async () => {
    const form = renderForm([], { form: formOf() });
    expect(field("Plan")).toHaveAccessibleDescription("");
    await form.choose("Plan", "Gold");
    expect(field("Plan")).toHaveAccessibleDescription("All doctors");
    await form.choose("Plan", "Silver");
    expect(field("Plan")).toHaveAccessibleDescription("");
  });

  test("a disabled option is listed, and cannot be chosen", () => {
    renderForm([], { form: formOf() });
    const [, gold, , bronze] = within(field("Plan")).getAllByRole("option");
    expect(gold).toBeEnabled();
    expect(bronze).toBeDisabled();
  });

  test("describes a read-only select, too", () => {
    renderForm([], { form: formOf(), readOnly: true, defaultValues: { Plan: "gold" } });
    expect(field("Plan")).toHaveDisplayValue("Gold");
    expect(field("Plan")).toHaveAccessibleDescription("All doctors");
  });

  test("has no description without descriptions of options", () => {
    renderForm([], { form: formOf(options.slice(1, 2)) });
    expect(field("Plan")).not.toHaveAttribute("aria-describedby");
  });
});

describe("as radio buttons", () => {
  const radio = (name: string) => screen.getByRole("radio", { name });

  test("names each by its label and describes it by its description", () => {
    renderForm([], { form: formOf(), selectAs: "radio" });
    expect(radio("Gold")).toHaveAccessibleDescription("All doctors");
    expect(radio("Silver")).toHaveAccessibleDescription("");
    expect(screen.getByText("All doctors")).toBeVisible();
  });

  test("a click on a description chooses its option, like the label", async () => {
    const form = renderForm([], { form: formOf(), selectAs: "radio" });
    await form.user.click(screen.getByText("All doctors"));
    expect(radio("Gold")).toBeChecked();
    await form.user.click(screen.getByText("Until last year"));
    expect(radio("Bronze")).not.toBeChecked();
  });

  test("keeps a disabled chosen option selected, and focuses an enabled one", () => {
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

  test("clearing the answer moves focus to the first enabled option", async () => {
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
  "keeps an answer whose option is disabled, and rejects it with a message: %j",
  async (props) => {
    const form = renderForm([], { form: formOf(), ...props, defaultValues: { Plan: "bronze" } });
    expect(form.form.current?.getValues()).toEqual({ Plan: "bronze" });
    await form.submit();
    expect(form.submitted()).toBeNull();
    expect(screen.getByText(closed)).toBeVisible();
  },
);

test("a server rejects it with the same message", () => {
  const payload = { parameters: [{ name: "Plan", value: "bronze" }] };
  expect(checkPayload(formOf(), payload)).toEqual({ fields: { Plan: [closed] } });
});

test("choosing another option corrects it", async () => {
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
