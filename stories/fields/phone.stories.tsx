import type { Meta, StoryObj } from "@storybook/react-vite";
import { ParameterForm } from "parameter-form";
import { phone } from "parameter-form/phone";
import { expect } from "storybook/test";
import { submittable } from "./fieldStory.ts";

const meta = {
  title: "Fields/Phone",
  component: ParameterForm,
  args: {
    ...submittable,
    form: {
      parameters: [{ name: "mobile", label: "Mobile phone", type: "string", required: true }],
    },
    rules: { mobile: phone({ countries: ["US", "GB", "DE"] }) },
  },
} satisfies Meta<typeof ParameterForm>;
export default meta;
type Story = StoryObj<typeof ParameterForm>;

/** A national or international number is formatted on blur. */
export const OfSeveralCountries: Story = {
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText("Mobile phone");
    await userEvent.type(input, "2025550123");
    await userEvent.tab();
    await expect(input).toHaveValue("(202) 555-0123");
    await userEvent.clear(input);
    await userEvent.type(input, "+442071838750");
    await userEvent.tab();
    await expect(input).toHaveValue("+44 20 7183 8750");
  },
};

/** A national number that is valid in two countries is ambiguous. The field suggests the number of each country. */
export const AmbiguousCountry: Story = {
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText("Mobile phone");
    await userEvent.type(input, "020 7183 8750");
    await userEvent.tab();
    await userEvent.click(await canvas.findByRole("button", { name: /\+44 20 7183 8750$/ }));
    await expect(input).toHaveValue("+44 20 7183 8750");
  },
};
