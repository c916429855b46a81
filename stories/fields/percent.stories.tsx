import type { Meta } from "@storybook/react-vite";
import { ParameterForm } from "parameter-form";
import type { PercentParameter } from "parameter-form/core";
import { disabled, empty, filled, readOnly, submittable, withError } from "./fieldStory.ts";

export default {
  title: "Fields/Percent",
  component: ParameterForm,
  args: submittable,
} satisfies Meta<typeof ParameterForm>;

const parameter: PercentParameter = {
  name: "withholding_percentage",
  label: "Share of pay to withhold",
  type: "percent",
  required: true,
  description: "Decimals are kept as you write them.",
};

export const Empty = empty(parameter);
export const Filled = filled(parameter, "7.125");
export const WithError = withError(parameter, "100.01", "Enter 100 or less");
export const ReadOnly = readOnly(parameter, "7.125");
export const Disabled = disabled(parameter, "7.125");
