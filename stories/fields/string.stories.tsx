import type { Meta, StoryObj } from "@storybook/react-vite";
import { ParameterForm } from "parameter-form";
import type { StringParameter } from "parameter-form/core";
import { disabled, empty, filled, readOnly, submittable, withError } from "./fieldStory.ts";

export default {
  title: "Fields/String",
  component: ParameterForm,
  args: submittable,
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
export const WithError = withError(
  parameter,
  "666-45-6789",
  "Check the first digits, which cannot be 000, 666 or 900 to 999",
);
export const ReadOnly = readOnly(parameter, "123-45-6789");
export const Disabled = disabled(parameter, "123-45-6789");

const remarks: StringParameter = {
  name: "remarks",
  label: "Anything else that we should know?",
  type: "string",
  required: false,
  description: "For example when you can start.",
};

/** `multiline` renders a text area that grows with its text. */
export const SeveralLines: StoryObj<typeof ParameterForm> = {
  args: {
    ...filled(remarks, "I can start in June.\n\nUntil then, write to my home address.").args,
    fields: { remarks: { multiline: true } },
  },
};
