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
