import type { Meta, StoryObj } from "@storybook/react-vite";
import { ParameterForm } from "parameter-form";
import { expect } from "storybook/test";
import { submittable } from "./fieldStory.ts";

const names = ["first_name", "email", "mobile_phone", "address", "city", "zip", "hire_date"];
const state = {
  name: "state",
  label: "State",
  type: "select",
  required: false,
  options: [
    { value: "CA", label: "California" },
    { value: "OR", label: "Oregon" },
  ],
};

const meta = {
  title: "Fields/Hints by name",
  component: ParameterForm,
  args: {
    ...submittable,
    form: {
      parameters: [
        ...names.map((name) => ({ name, label: name, type: "string", required: false })),
        state,
      ],
    },
  },
} satisfies Meta<typeof ParameterForm>;
export default meta;
type Story = StoryObj<typeof ParameterForm>;

type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];

/** Returns `autocomplete` and `inputmode` of each control. */
const hintsOf = (canvas: Canvas): readonly string[] =>
  [...names, state.label].map((label) => {
    const control = canvas.getByLabelText(`${label} (optional)`);
    const hints = ["autocomplete", "inputmode"].map((name) => control.getAttribute(name) ?? "-");
    return [label, ...hints].join(" ");
  });

/** Users fill in the form about themselves, so the browser suggests their name, address and telephone number. */
export const AboutOneself: Story = {
  play: async ({ canvas }) => {
    await expect(hintsOf(canvas)).toEqual([
      "first_name given-name -",
      "email email email",
      "mobile_phone tel tel",
      "address address-line1 -",
      "city address-level2 -",
      "zip postal-code numeric",
      "hire_date - -",
      "State address-level1 -",
    ]);
  },
};

/** `purpose="other"` is for a form about another person. The browser does not suggest the user's own data. */
export const ForAnotherPerson: Story = {
  args: { purpose: "other" },
  play: async ({ canvas }) => {
    await expect(hintsOf(canvas)).toEqual([
      "first_name off -",
      "email off email",
      "mobile_phone off tel",
      "address off -",
      "city off -",
      "zip off numeric",
      "hire_date off -",
      "State off -",
    ]);
  },
};
