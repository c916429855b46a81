import type { Meta, StoryObj } from "@storybook/react-vite";
import { ParameterForm } from "parameter-form";
import { expect } from "storybook/test";
import type { BooleanParameter } from "parameter-form/core";
import { disabled, empty, filled, readOnly, submittable, withError } from "./fieldStory.ts";

export default {
  title: "Fields/Boolean",
  component: ParameterForm,
  args: submittable,
} satisfies Meta<typeof ParameterForm>;

const parameter: BooleanParameter = {
  name: "multiple_jobs",
  label: "Do you hold more than one job at a time?",
  type: "boolean",
  required: true,
  description: "Count your spouse’s job too if you file jointly.",
};

export const Empty = empty(parameter);
export const Filled = filled(parameter, "true");
export const WithError = withError(parameter, "maybe", "Answer yes or no");
export const ReadOnly = readOnly(parameter, "true");
export const Disabled = disabled(parameter, "true");

/** `as: "agreement"` renders a statement with a checkbox. Unchecked, it submits no answer, which is an error if the parameter is required. */
export const Agreement: StoryObj<typeof ParameterForm> = {
  args: {
    form: {
      parameters: [
        {
          name: "authorization",
          label: "I authorize my employer to deposit my pay into this account",
          type: "boolean",
          required: true,
          description: "You can take it back in writing at any time.",
        },
        {
          name: "exempt",
          label: "I claim exemption from withholding",
          type: "boolean",
          required: false,
        },
      ],
    },
    fields: { authorization: { as: "agreement" }, exempt: { as: "agreement" } },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Submit" }));
    await expect(await canvas.findByRole("alert")).toBeVisible();
    await expect(canvas.getByRole("checkbox", { name: /^I authorize/ })).toBeInvalid();
  },
};
