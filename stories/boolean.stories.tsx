import type { Meta } from "@storybook/react-vite";
import { ParameterForm } from "parameter-form";
import type { BooleanParameter } from "parameter-form/core";
import { disabled, empty, filled, onePage, readOnly, wrong } from "./fieldStory.tsx";

export default {
  title: "Fields/Boolean",
  component: ParameterForm,
  decorators: [onePage],
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
export const WithError = wrong(parameter, "maybe", "Answer yes or no");
export const ReadOnly = readOnly(parameter, "true");
export const Disabled = disabled(parameter, "true");
