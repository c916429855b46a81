import type { Meta } from "@storybook/react-vite";
import { ParameterForm } from "parameter-form";
import type { NumberParameter } from "parameter-form/core";
import { disabled, empty, filled, readOnly, submittable, withError } from "./fieldStory.ts";

export default {
  title: "Fields/Number",
  component: ParameterForm,
  args: submittable,
} satisfies Meta<typeof ParameterForm>;

const parameter: NumberParameter = {
  name: "allowances",
  label: "Allowances",
  type: "number",
  required: true,
  description: "From line 5 of the worksheet.",
};

export const Empty = empty(parameter);
export const Filled = filled(parameter, "12");
export const WithError = withError(parameter, "0", "Enter 1 or more");
export const ReadOnly = readOnly(parameter, "12");
export const Disabled = disabled(parameter, "12");
