import type { Meta, StoryObj } from "@storybook/react-vite";
import { ParameterForm, type SubmitHandler } from "parameter-form";
import {
  californiaDe4,
  exampleSections,
  federalW4,
  newYorkIt2104,
  spanishW4,
} from "parameter-form/service";
import { es } from "parameter-form/locales/es";
import { expect, fn, within } from "storybook/test";

const meta = {
  title: "Forms/Sections",
  component: ParameterForm,
  args: { form: federalW4, onSubmit: fn<SubmitHandler>() },
} satisfies Meta<typeof ParameterForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** `sections` groups questions, here by the steps of the paper form. */
export const FederalW4: Story = {
  args: { sections: exampleSections["federal-w4"] },
  play: async ({ canvas }) => {
    const step = canvas.getByRole("group", { name: "Step 3: Claim dependent and other credits" });
    await expect(within(step).getAllByRole("textbox")).toHaveLength(3);
  },
};

/** The error summary lists errors in the order of the sections. */
export const WithErrors: Story = {
  args: {
    sections: [
      { title: "Sign first", names: ["employee_signature"] },
      ...(exampleSections["federal-w4"] ?? []),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Submit" }));
    const [first] = within(await canvas.findByRole("alert")).getAllByRole("listitem");
    await expect(first).toHaveTextContent(/signature/);
  },
};

/** Questions without a section come last. */
export const WithoutASection: Story = {
  args: {
    form: californiaDe4,
    sections: exampleSections["california-de-4"]?.slice(0, 2),
  },
};

export const NewYorkIt2104: Story = {
  args: { form: newYorkIt2104, sections: exampleSections["new-york-it-2104"] },
};

/** Section titles come from your app, so you translate them. */
export const Spanish: Story = {
  args: { form: spanishW4, sections: exampleSections["spanish-w4"], messages: es },
};

/** A section without visible questions is hidden. */
export const Conditional: Story = {
  args: {
    sections: exampleSections["federal-w4"],
    when: (name, answer) => name !== "multiple_jobs" || answer("filing_status") === "married",
  },
  play: async ({ canvas, userEvent }) => {
    const title = "Step 2: Multiple jobs or spouse works";
    await expect(canvas.queryByRole("group", { name: title })).toBeNull();
    await userEvent.selectOptions(canvas.getByLabelText("Filing status"), "married");
    await expect(await canvas.findByRole("group", { name: title })).toBeVisible();
  },
};
