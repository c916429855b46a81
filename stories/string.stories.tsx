import type { Meta } from "@storybook/react-vite";
import { ParameterForm } from "parameter-form";
import type { StringParameter } from "parameter-form/core";
import { disabled, empty, filled, onePage, readOnly, wrong } from "./fieldStory.tsx";

export default {
  title: "Fields/String",
  component: ParameterForm,
  decorators: [onePage],
} satisfies Meta<typeof ParameterForm>;

const parameter: StringParameter = {
  name: "ssn",
  label: "Social Security number",
  type: "string",
  required: true,
  description: "It is on your Social Security card, as nine digits.",
};

export const Empty = empty(parameter);
export const Filled = filled(parameter, "123-45-6789");
export const WithError = wrong(
  parameter,
  "666-45-6789",
  "Check the first digits, which cannot be 000, 666 or 900 to 999",
);
export const ReadOnly = readOnly(parameter, "123-45-6789");
export const Disabled = disabled(parameter, "123-45-6789");
