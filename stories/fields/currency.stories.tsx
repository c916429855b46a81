import type { Meta, StoryObj } from "@storybook/react-vite";
import { ParameterForm } from "parameter-form";
import type { CurrencyParameter } from "parameter-form/core";
import { expect } from "storybook/test";
import { disabled, empty, filled, readOnly, submittable, withError } from "./fieldStory.ts";

export default {
  title: "Fields/Currency",
  component: ParameterForm,
  args: submittable,
} satisfies Meta<typeof ParameterForm>;

const parameter: CurrencyParameter = {
  name: "additional_withholding",
  label: "Extra withholding per pay period",
  type: "currency",
  required: true,
  description: "Taken from each paycheck, on top of what your answers give.",
};

export const Empty = empty(parameter);
export const Filled = filled(parameter, "1234567.50");
export const WithError = withError(
  parameter,
  "12.345",
  "Enter at most two decimals, such as 1,234.50",
);
export const ReadOnly = readOnly(parameter, "1234567.50");
export const Disabled = disabled(parameter, "1234567.50");

/** `mask="blur"` formats the amount on blur, not while the user types. */
export const Blur: StoryObj<typeof ParameterForm> = {
  args: { form: { parameters: [parameter] }, mask: "blur" },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText(parameter.label);
    await userEvent.type(input, "1234567.50");
    await expect(input).toHaveValue("1234567.50");
    await userEvent.tab();
    await expect(input).toHaveValue("1,234,567.50");
  },
};

/** `min` and `max` limit the amount. An amount out of range stays, with a message. */
export const Limits: StoryObj<typeof ParameterForm> = {
  args: {
    form: { parameters: [parameter] },
    fields: { [parameter.name]: { allowNegative: false, min: "0.01", max: "1000" } },
  },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText(parameter.label);
    for (const [typed, shown, limit] of [
      ["(5.00)", "(5.00)", "Enter 0 or more"],
      ["0", "0.00", "Enter $0.01 or more"],
      ["1000.01", "1,000.01", "Enter $1,000.00 or less"],
    ] as const) {
      await userEvent.clear(input);
      await userEvent.type(input, typed);
      await userEvent.tab();
      await expect(await canvas.findByText(limit)).toBeVisible();
      await expect(input).toHaveValue(shown);
    }
  },
};
