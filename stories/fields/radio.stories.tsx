import type { Meta, StoryObj } from "@storybook/react-vite";
import { ParameterForm } from "parameter-form";
import type { BooleanParameter, Parameter, SelectParameter } from "parameter-form/core";
import { expect } from "storybook/test";
import { disabled, empty, filled, endsWithMessage, readOnly, submittable } from "./fieldStory.ts";

const meta = {
  title: "Fields/Radio buttons",
  component: ParameterForm,
  args: { ...submittable, booleanAs: "radio", selectAs: "radio" },
} satisfies Meta<typeof ParameterForm>;
export default meta;
type Story = StoryObj<typeof ParameterForm>;

const multipleJobs: BooleanParameter = {
  name: "multiple_jobs",
  label: "Do you hold more than one job at a time?",
  type: "boolean",
  required: true,
  description: "Count your spouse’s job too if you file jointly.",
};

const filingStatus: SelectParameter = {
  name: "filing_status",
  label: "Filing status",
  type: "select",
  required: true,
  description: "Your status on the last day of the year.",
  options: [
    { value: "single", label: "Single or married filing separately" },
    { value: "married", label: "Married filing jointly" },
    { value: "head_of_household", label: "Head of household" },
  ],
};

/** Returns a story that submits no answer. The group is invalid, and the summary link focuses its first radio. */
const missing = (parameter: Parameter, message: string, first: string): Story => ({
  args: { form: { parameters: [parameter] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Submit" }));
    const group = canvas.getByRole("radiogroup", { name: parameter.label });
    await expect(group).toBeInvalid();
    await expect(group).toHaveAccessibleDescription(expect.stringContaining(message));
    await userEvent.click(await canvas.findByRole("link", { name: endsWithMessage(message) }));
    await expect(canvas.getByRole("radio", { name: first })).toHaveFocus();
  },
});

export const BooleanEmpty = empty(multipleJobs);
export const BooleanFilled = filled(multipleJobs, "true");
export const BooleanWithError = missing(multipleJobs, "Answer yes or no", "Yes");
export const BooleanReadOnly = readOnly(multipleJobs, "true");
export const BooleanDisabled = disabled(multipleJobs, "true");

/** An optional answer can be cleared. The space of the button stays reserved, so the layout does not shift. */
export const BooleanOptional: Story = {
  ...filled({ ...multipleJobs, required: false }, "false"),
  play: async ({ canvas, userEvent }) => {
    const clear = canvas.getByRole("button", { name: /^Clear answer Do you hold/ });
    await expect(canvas.getByRole("radio", { name: "No" })).toBeChecked();
    await userEvent.click(clear);
    await expect(clear).not.toBeInTheDocument();
    for (const radio of canvas.getAllByRole("radio")) await expect(radio).not.toBeChecked();
    await expect(canvas.getByRole("radio", { name: "Yes" })).toHaveFocus();
  },
};

/** Options with descriptions, and a disabled one. */
export const SelectDescribed = filled(
  {
    ...filingStatus,
    description: "It covers you from your first day on.",
    label: "Health plan",
    name: "health_plan",
    options: [
      { value: "gold", label: "Gold", description: "All doctors, $120 from each paycheck." },
      { value: "silver", label: "Silver", description: "Doctors of the network, $60." },
      { value: "bronze", label: "Bronze", description: "Until last year.", disabled: true },
    ],
  },
  "silver",
);

export const SelectEmpty = empty(filingStatus);
export const SelectFilled = filled(filingStatus, "married");
export const SelectWithError = missing(
  filingStatus,
  "Choose an option",
  "Single or married filing separately",
);
export const SelectReadOnly = readOnly(filingStatus, "married");
export const SelectDisabled = disabled(filingStatus, "married");
export const SelectOptional = filled({ ...filingStatus, required: false }, "married");
