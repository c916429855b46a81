import { ParameterForm, ssn } from "parameter-form";
import { FormCollection } from "parameter-form/collection";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { find, patience, show } from "../support/browser.tsx";

const number = {
  parameters: [{ name: "n", label: "Number", type: "string", required: true }],
};
const options = Array.from({ length: 20 }, (_, at) => ({ value: `S${at}`, label: `State ${at}` }));
const states = {
  id: "a",
  parameters: [{ name: "s", label: "State", type: "select", required: true, options }],
};
const other = { id: "b", parameters: [{ name: "x", label: "X", type: "string", required: false }] };

test("hides a sensitive answer that is disabled while it has focus", async () => {
  const tree = (disabled: boolean) => (
    <ParameterForm
      form={number}
      onSubmit={() => {}}
      disabled={disabled}
      fields={{ n: { rule: ssn() } }}
    />
  );
  const rerender = show(tree(false));
  const input = page.getByLabelText("Number", { exact: true });
  await userEvent.click(input);
  await userEvent.keyboard("123456789");
  rerender(tree(true));
  await vi.waitFor(() => expect(document.activeElement).toBe(document.body), patience);
  await expect.element(input).toHaveValue("•••-••-6789");
  rerender(tree(false));
  await expect.element(input).toBeEnabled();
  await expect.element(input).toHaveValue("•••-••-6789");
});

test("closes the list of a combobox that is disabled", async () => {
  const tree = (disabled: boolean) => (
    <ParameterForm form={states} onSubmit={() => {}} disabled={disabled} />
  );
  const rerender = show(tree(false));
  await find("[role=combobox]");
  await userEvent.click(page.getByRole("combobox"));
  await userEvent.keyboard("{ArrowDown}");
  await find("[role=option]");
  rerender(tree(true));
  await expect.element(page.getByRole("combobox")).toBeDisabled();
  expect(document.querySelectorAll("[role=option]")).toHaveLength(0);
});

test.each([
  ["the full label of an option", "State 12"],
  ["a text that is none", "Atlantis"],
])("keeps %s when the app's router goes to another step and back", async (_, typed) => {
  const tree = (step: string) => (
    <FormCollection forms={[{ form: states }, { form: other }]} step={step} onSign={() => {}} />
  );
  const rerender = show(tree("a"));
  await find("[role=combobox]");
  await userEvent.click(page.getByRole("combobox"));
  await userEvent.keyboard(typed);
  rerender(tree("b"));
  await expect.element(page.getByLabelText("X")).toBeInTheDocument();
  rerender(tree("a"));
  await find("[role=combobox]");
  await expect.element(page.getByRole("combobox")).toHaveValue(typed);
});
