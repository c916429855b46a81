import type { Meta, StoryObj } from "@storybook/react-vite";
import { ParameterForm } from "parameter-form";
import type { StringParameter } from "parameter-form/core";
import { expect } from "storybook/test";
import { submittable } from "./fieldStory.ts";

const parameter: StringParameter = {
  name: "ssn",
  label: "Social Security number",
  type: "string",
  required: true,
};

const meta = {
  title: "Fields/Sensitive",
  component: ParameterForm,
  args: { ...submittable, form: { parameters: [parameter] } },
} satisfies Meta<typeof ParameterForm>;
export default meta;
type Story = StoryObj<typeof ParameterForm>;

/** Visible while the user types. After blur, only the last four digits are visible. */
export const Typed: Story = {
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText("Social Security number");
    await userEvent.type(input, "123456789");
    await expect(input).toHaveValue("123456789");
    await userEvent.tab();
    await expect(input).toHaveValue("•••-••-6789");
    await userEvent.click(canvas.getByRole("button", { name: "Show Social Security number" }));
    await expect(input).toHaveValue("123-45-6789");
  },
};

/** `hideSensitive="always"` also masks the answer while the user types, for a screen that others can see. */
export const TypedHidden: Story = {
  args: { hideSensitive: "always" },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText("Social Security number");
    await userEvent.type(input, "12345");
    await expect(input).toHaveValue("12345");
    await expect(input).toHaveStyle({ "-webkit-text-security": "disc" });
  },
};

/** Without a rule, a parameter's name decides whether its answer is masked: identity and account numbers are, an account type is not. */
export const ByName: Story = {
  args: {
    form: {
      parameters: [
        { name: "spouse_ssn", label: "Spouse’s Social Security number" },
        { name: "bank_account", label: "Bank account" },
        { name: "account_type", label: "Type of account" },
      ].map((field) => ({ ...field, type: "string", required: false })),
    },
    defaultValues: {
      spouse_ssn: "219-09-9998",
      bank_account: "000123456789",
      account_type: "Savings",
    },
  },
  play: async ({ canvas }) => {
    const shown = canvas.getAllByRole("textbox").map((input) => Reflect.get(input, "value"));
    await expect(shown).toEqual(["•••-••-9998", "••••••••6789", "Savings"]);
  },
};

/** `stored` is the end of an answer that the server has. The form submits the parameter only if the user changes it. */
export const Stored: Story = { args: { fields: { ssn: { stored: "6789" } } } };

export const StoredAndChanged: Story = {
  args: { fields: { ssn: { stored: "6789" } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Change Social Security number" }));
    await expect(canvas.getByLabelText("Social Security number")).toHaveFocus();
  },
};
