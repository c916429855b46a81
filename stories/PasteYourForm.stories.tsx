import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { PasteYourForm, type PasteYourFormProps } from "./PasteYourForm.tsx";
import { themeIn } from "./useLook.tsx";

const meta = {
  title: "Try it/Paste your form",
  component: PasteYourForm,
  tags: ["!autodocs"],
  args: { theme: "light" },
  argTypes: { theme: { table: { disable: true } } },
  render: ({ json }, { globals }) => <PasteYourForm json={json} theme={themeIn(globals)} />,
} satisfies Meta<PasteYourFormProps>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Any form of the example service, or one of your own. */
export const Form: Story = { name: "Paste your form" };

/** What is chosen is drawn, and copied. */
export const Chosen: Story = {
  tags: ["!dev"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByLabelText("Sample"), "Direct deposit authorization");
    await expect(await canvas.findByLabelText("Routing number")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Copy a link to this form" }));
    await waitFor(() => expect(canvas.getByText(/copied|copy$/)).toBeVisible());
  },
};

/** Each problem by its line, column and question, in document order; a press leads there. */
export const Issues: Story = {
  tags: ["!dev"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByLabelText("Sample"), "A form with mistakes");
    await expect(canvas.getByText(/“label” is missing/)).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Copy as React" })).toBeDisabled();
    const text = canvas.getByLabelText<HTMLTextAreaElement>("Your form’s JSON");
    const [place] = canvas.getAllByRole("button", { name: /^Line/ });
    await userEvent.click(place ?? text);
    await expect(text).toHaveFocus();
    await expect(text.value.slice(text.selectionStart)).toMatch(/^\[\]/);
    await userEvent.clear(text);
    await userEvent.type(text, "{{ 'name");
    await expect(canvas.getByText(/between double quotes is expected here/)).toBeVisible();
  },
};

/** What an employee would find in a form, or in a collection: what, why it matters and what to do. */
export const Findings: Story = {
  tags: ["!dev"],
  play: async ({ canvas, userEvent }) => {
    const text = canvas.getByLabelText<HTMLTextAreaElement>("Your form’s JSON");
    const question = { name: "step_2", label: "step_2_checkbox", type: "boolean", required: true };
    const form = { id: "w4", parameters: [question] };
    const paste = async (json: unknown): Promise<void> => {
      await userEvent.clear(text);
      await userEvent.click(text);
      await userEvent.paste(JSON.stringify(json, null, 2));
    };
    await paste(form);
    await expect(canvas.getByText(/is a machine’s/)).toBeVisible();
    const conditions = { step_2: { any: [] } };
    await paste({ forms: [{ form, conditions }] });
    await expect(canvas.getByText(/can never be asked/)).toBeVisible();
    await expect(canvas.getByText("Form 1, Question 1, “step_2”")).toBeVisible();
  },
};
