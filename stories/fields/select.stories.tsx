import type { Meta, StoryObj } from "@storybook/react-vite";
import { ParameterForm } from "parameter-form";
import { optionsBy, type SelectParameter } from "parameter-form/core";
import { expect } from "storybook/test";
import { disabled, empty, filled, readOnly, submittable, withError } from "./fieldStory.ts";

export default {
  title: "Fields/Select",
  component: ParameterForm,
  args: submittable,
} satisfies Meta<typeof ParameterForm>;

const parameter: SelectParameter = {
  name: "filing_status",
  label: "Filing status",
  type: "select",
  required: true,
  options: [
    { value: "single", label: "Single or married filing separately" },
    { value: "married", label: "Married filing jointly" },
    { value: "head_of_household", label: "Head of household" },
  ],
};

export const Empty = empty(parameter);
export const Filled = filled(parameter, "married");
export const WithError = withError(parameter, "widowed", "Choose one of the listed options");
/** The description of the chosen option is below the select. */
export const Described = filled(
  {
    ...parameter,
    options: [
      { value: "single", label: "Single", description: "Also if you are divorced." },
      { value: "married", label: "Married filing jointly", disabled: true },
      {
        value: "head_of_household",
        label: "Head of household",
        description: "You keep up a home for somebody else.",
      },
    ],
  },
  "head_of_household",
);
export const ReadOnly = readOnly(parameter, "married");
export const Disabled = disabled(parameter, "married");

type Story = StoryObj<typeof ParameterForm>;

const optionsOf = (labels: readonly string[]) =>
  labels.map((label) => ({ value: label.toLowerCase(), label }));

const state: SelectParameter = {
  name: "state",
  label: "State",
  type: "select",
  required: true,
  options: optionsOf(["Maryland", "Virginia"]),
};
const county: SelectParameter = {
  ...state,
  name: "county",
  label: "County",
  options: optionsOf(["Arlington", "Fairfax", "Howard", "Montgomery"]),
};
const counties = {
  maryland: ["howard", "montgomery"],
  virginia: ["arlington", "fairfax"],
};

/** The counties of the state. An answer that is not one of them is kept until it is changed. */
export const ByAnotherAnswer: Story = {
  args: {
    form: { parameters: [state, county] },
    fields: { county: { options: optionsBy("state", counties) } },
    defaultValues: { state: "maryland", county: "howard" },
  },
  play: async ({ canvas, userEvent }) => {
    const select = canvas.getByLabelText("County");
    await userEvent.selectOptions(canvas.getByLabelText("State"), "Virginia");
    await expect(select).toHaveDisplayValue("Howard");
    await expect(select).toHaveAccessibleDescription(
      expect.stringContaining("This one is not offered with your answer to “State”"),
    );
    await expect(canvas.queryByRole("option", { name: "Montgomery" })).not.toBeInTheDocument();
  },
};

const plan: SelectParameter = {
  ...state,
  name: "plan",
  label: "Plan",
  options: optionsOf(["None", "PPO", "HMO", "Dental", "Vision"]),
};
const groups = [
  { title: "Medical", values: ["ppo", "hmo"] },
  { title: "Extras", values: ["dental", "vision"] },
];

/** Options in no group come first. */
export const Grouped: Story = {
  args: { form: { parameters: [plan] }, fields: { plan: { groups } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("group", { name: "Medical" })).toBeInTheDocument();
  },
};

/** Each group of radio buttons has a heading. */
export const GroupedRadioButtons: Story = {
  args: { form: { parameters: [plan] }, fields: { plan: { groups, selectAs: "radio" } } },
};

/** The headings of a searchable select are rows of the list that keys skip. */
export const GroupedCombobox: Story = {
  args: { form: { parameters: [plan] }, fields: { plan: { groups, searchLimit: 3 } } },
  play: async ({ canvas, userEvent }) => {
    const input = await canvas.findByLabelText(
      "Plan",
      { selector: "[aria-autocomplete=list]" },
      { timeout: 10_000 },
    );
    await userEvent.click(input);
    await userEvent.keyboard("{ArrowDown}");
    await expect(await canvas.findByRole("group", { name: "Extras" })).toBeVisible();
  },
};
