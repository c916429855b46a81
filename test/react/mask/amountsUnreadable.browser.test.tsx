import { ParameterField, ParameterForm, type SubmitHandler } from "parameter-form";
import type { AnsweredValues } from "parameter-form/core";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectFocus, find, patience, show } from "../../support/browser.tsx";

const form = {
  parameters: [
    { name: "amount", label: "Amount", type: "currency", required: true },
    { name: "married", label: "Married", type: "boolean", required: false },
  ],
};

function open() {
  const onSubmit = vi.fn<SubmitHandler>();
  const onChange = vi.fn<(values: AnsweredValues) => void>();
  const layout = (seen: boolean) => (
    <ParameterForm form={form} onSubmit={onSubmit} onChange={onChange}>
      {seen && <ParameterField name="amount" />}
      <ParameterField name="married" />
    </ParameterForm>
  );
  const rerender = show(layout(true));
  const toggle = (seen: boolean) => rerender(layout(seen));
  return { onSubmit, values: () => onChange.mock.lastCall?.[0], toggle };
}

const input = async (): Promise<HTMLInputElement> => {
  const found = await find("input");
  if (found instanceof HTMLInputElement) return found;
  throw new Error("An amount is no input");
};
const submit = () => userEvent.click(page.getByRole("button", { name: "Submit" }));

test.each(["12,5", "1e5", "12.345"])("%s survives an unmount and blocks", async (text) => {
  const { onSubmit, values, toggle } = open();
  (await input()).focus();
  await userEvent.keyboard(`1${"{Backspace}"}${text}`);
  expect(values()).toEqual({});
  toggle(false);
  await vi.waitFor(() => expect(document.querySelector("input")).toBeNull(), patience);
  toggle(true);
  expect((await input()).value).toBe(text);
  await submit();
  await expectFocus("There is a problem");
  expect(await input()).toHaveAttribute("aria-invalid", "true");
  expect(onSubmit).not.toHaveBeenCalled();
  (await input()).focus();
  await userEvent.keyboard("{Control>}a{/Control}125");
  expect(document.activeElement).toBe(await input());
  await vi.waitFor(() => expect(document.querySelector("[aria-invalid]")).toBeNull(), patience);
  await userEvent.keyboard("{Enter}");
  await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledOnce(), patience);
  const [answers, submission] = onSubmit.mock.calls[0] ?? [];
  expect(answers).toEqual({ amount: "125" });
  expect(submission?.payload).toEqual({ parameters: [{ name: "amount", value: "125" }] });
});

test("focus stays in the amount at each key after a failed submission", async () => {
  open();
  const amount = await input();
  await submit();
  await expectFocus("There is a problem");
  amount.focus();
  for (const key of [
    "1",
    "2",
    ",",
    "5",
    "{Backspace}",
    "{Backspace}",
    "{Backspace}",
    "{Backspace}",
  ]) {
    await userEvent.keyboard(key);
    expect(document.activeElement).toBe(amount);
  }
});

test("Enter does not submit from a select, but does from an amount", async () => {
  const { onSubmit } = open();
  (await input()).focus();
  await userEvent.keyboard("5{Tab}{Enter}{Escape}");
  await expectFocus("Married (optional)");
  expect(onSubmit).not.toHaveBeenCalled();
  (await input()).focus();
  await userEvent.keyboard("{Enter}");
  await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledOnce(), patience);
});
