import type { Meta } from "@storybook/react-vite";
import { ParameterForm } from "parameter-form";
import type { SelectParameter } from "parameter-form/core";
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
