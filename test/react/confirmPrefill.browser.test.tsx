import { ParameterForm, type ParameterFormProps, type SubmitHandler } from "parameter-form";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectFocus, find, patience, show } from "../support/browser.tsx";
import { axeViolations } from "../support/axeViolations.ts";
import { questions } from "../support/questions.ts";

const prefill = {
  values: { Street: "Main St 1", Married: "true", SSN: "123-45-6789", Agreed: "true" },
  origin: "from your employee record",
  confirm: true,
};
const form = questions("Street: string", "Married: boolean", "SSN: string", "Agreed: boolean");

async function open(props: Partial<ParameterFormProps> = {}) {
  const onSubmit = vi.fn<SubmitHandler>();
  show(
    <ParameterForm
      form={form}
      prefill={prefill}
      booleanAs="radio"
      fields={{ Agreed: { as: "agreement" } }}
      onSubmit={onSubmit}
      {...props}
    />,
  );
  await find(".pf-origin [type=checkbox]");
  return onSubmit;
}

const errors = () => document.querySelectorAll(".pf-error").length;
const box = (label: string) => page.getByRole("checkbox", { name: `This is right: ${label}` });

test("with the keyboard: Submit lists the answers, a link leads there, Space confirms", async () => {
  const onSubmit = await open();
  await userEvent.keyboard("{Tab}{Enter}");
  await find(".pf-summary");
  await expect.poll(errors, patience).toBe(4);
  await userEvent.keyboard("{Tab}{Enter}");
  await expectFocus("Street");
  expect(document.activeElement).toHaveAccessibleDescription(
    "Error: Check your answer, then select “This is right” or correct it Filled in from your employee record",
  );
  await userEvent.keyboard("{Tab}");
  await expectFocus("This is right: Street");
  await userEvent.keyboard(" ");
  await expect.poll(errors, patience).toBe(3);
  // The checkbox keeps focus, so that a second press takes the confirmation back.
  await expectFocus("This is right: Street");
  await userEvent.keyboard("  ");
  await expect.element(box("Street")).toBeChecked();
  for (const label of ["Married", "SSN", "Agreed"]) await userEvent.click(box(label));
  await expect.poll(errors, patience).toBe(0);
  await userEvent.click(page.getByRole("button", { name: "Submit" }));
  await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledOnce(), patience);
  expect(onSubmit.mock.lastCall?.[0]).toEqual(prefill.values);
});

test("a masked answer is confirmed before and after Show", async () => {
  await open();
  const input = page.getByLabelText("SSN", { exact: true });
  await userEvent.click(page.getByRole("button", { name: "Submit" }));
  await expect.poll(errors, patience).toBe(4);
  await expect.element(input).not.toHaveValue("123-45-6789");
  await userEvent.click(page.getByRole("button", { name: "Show SSN" }));
  await expect.element(input).toHaveValue("123-45-6789");
  await userEvent.click(box("SSN"));
  await expect.element(box("SSN")).toBeChecked();
  await userEvent.click(page.getByRole("button", { name: "Hide SSN" }));
  await expect.element(box("SSN")).toBeChecked();
});

test("typing removes the checkbox, and keeps focus and the caret", async () => {
  await open();
  await userEvent.click(page.getByLabelText("Street", { exact: true }));
  await userEvent.keyboard("{End}2");
  await expectFocus("Street");
  await expect.element(box("Street")).not.toBeInTheDocument();
  await userEvent.keyboard("{Backspace}");
  await expect.element(box("Street")).toBeChecked();
  await expectFocus("Street");
});

test("is 24 px high, and accessible before and after an error", async () => {
  await open();
  expect(await axeViolations()).toEqual([]);
  const label = (await find(".pf-origin label")).getBoundingClientRect();
  expect(label.height).toBeGreaterThanOrEqual(24);
  await userEvent.click(page.getByRole("button", { name: "Submit" }));
  await find(".pf-error");
  expect(await axeViolations()).toEqual([]);
});
