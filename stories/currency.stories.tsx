import type { Meta } from "@storybook/react-vite";
import { ParameterForm } from "parameter-form";
import type { CurrencyParameter } from "parameter-form/core";
import { disabled, empty, filled, onePage, readOnly, wrong } from "./fieldStory.tsx";

export default {
  title: "Fields/Currency",
  component: ParameterForm,
  decorators: [onePage],
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
export const WithError = wrong(
  parameter,
  "12.345",
  "Extra withholding per pay period can have at most two decimals, like 1,234.50",
);
export const ReadOnly = readOnly(parameter, "1234567.50");
export const Disabled = disabled(parameter, "1234567.50");
