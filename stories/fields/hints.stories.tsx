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

/** What each control offers to a browser that fills in forms, and the keyboard that it asks for. */
const offered = (canvas: Canvas): readonly string[] =>
  [...names, state.label].map((label) => {
    const control = canvas.getByLabelText(`${label} (optional)`);
    const hints = ["autocomplete", "inputmode"].map((name) => control.getAttribute(name) ?? "-");
    return [label, ...hints].join(" ");
  });

/** A person fills it in about themself: the browser offers their name, address and telephone. */
export const AboutOneself: Story = {
  play: async ({ canvas }) => {
    await expect(offered(canvas)).toEqual([
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

/** `purpose="other"`: somebody fills it in for another person, and is not offered what is their own. */
export const ForAnotherPerson: Story = {
  args: { purpose: "other" },
  play: async ({ canvas }) => {
    await expect(offered(canvas)).toEqual([
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
