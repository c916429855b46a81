import { ParameterForm, type ParameterFormProps, type SubmitHandler } from "parameter-form";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { find, patience, show } from "../support/browser.tsx";

const form = {
  parameters: [
    { name: "source", label: "Source", type: "string", required: false },
    { name: "remarks", label: "Remarks", type: "string", required: false, description: "Hint" },
  ],
};
const both = { source: { multiline: true }, remarks: { multiline: 2 } } as const;

async function open(props: Partial<ParameterFormProps> = {}) {
  const onSubmit = vi.fn<SubmitHandler>();
  show(<ParameterForm form={form} fields={both} onSubmit={onSubmit} {...props} />);
  const source = await find("textarea");
  const remarks = page.getByLabelText("Remarks");
  await expect.element(remarks).toBeVisible();
  return { source, remarks, onSubmit };
}

async function copy(element: Element): Promise<void> {
  await userEvent.click(element);
  await userEvent.keyboard("{Control>}a{/Control}{Control>}c{/Control}");
}

const lines = { source: "first\nsecond\n\nlast" };

test("submits lines as they were pasted and typed", async () => {
  const { source, remarks, onSubmit } = await open({ defaultValues: lines });
  await copy(source);
  await userEvent.click(remarks);
  await userEvent.keyboard("{Control>}v{/Control}");
  await expect.element(remarks).toHaveValue(lines.source);
  await userEvent.keyboard("{Control>}z{/Control}");
  await expect.element(remarks).toHaveValue("");
  await userEvent.keyboard("a{Enter}b");
  await expect.element(remarks).toHaveValue("a\nb");
  expect(onSubmit).not.toHaveBeenCalled();
  await userEvent.click(page.getByRole("button", { name: "Submit" }));
  await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledOnce(), patience);
  expect(onSubmit.mock.lastCall?.[0]).toEqual({ ...lines, remarks: "a\nb" });
});

test("turns lines pasted into a single line into spaces, with a warning", async () => {
  const fields = { source: { multiline: true } };
  const { source, remarks } = await open({ fields, defaultValues: lines });
  await copy(source);
  await userEvent.click(remarks);
  await userEvent.keyboard("{Control>}v{/Control}");
  await expect.element(remarks).toHaveValue("first second  last");
  await expect
    .element(remarks)
    .toHaveAccessibleDescription("Hint This takes one line, so line breaks became spaces");
  await userEvent.keyboard("{Control>}z{/Control}");
  await expect.element(remarks).toHaveValue("");
  await expect.element(remarks).toHaveAccessibleDescription("Hint");
});

test("grows with its text, from its initial lines", async () => {
  const { source, remarks } = await open();
  const height = () => remarks.element().getBoundingClientRect().height;
  const two = height();
  expect(source.getBoundingClientRect().height).toBeGreaterThan(two);
  await userEvent.click(remarks);
  await userEvent.keyboard("a{Enter}b{Enter}c{Enter}d{Enter}e");
  await expect.poll(height).toBeGreaterThan(two * 1.5);
});
