import type { Meta, StoryObj } from "@storybook/react-vite";
import { parseForm } from "parameter-form";
import { FormReview } from "parameter-form/collection";
import { accountNumber, routingNumber } from "parameter-form/core";
import { directDeposit, exampleSections, federalW4 } from "parameter-form/service";
import { expect, fn } from "storybook/test";

const meta = {
  title: "Collections/FormReview",
  component: FormReview,
  args: {
    forms: [
      {
        form: parseForm(federalW4),
        sections: exampleSections["federal-w4"],
        values: {
          first_name: "Ana Q",
          last_name: "García",
          ssn: "123-45-6789",
          filing_status: "married",
          multiple_jobs: "true",
          dependents_amount: "4500",
          extra_withholding: "1234567.90",
        },
        unread: { deductions: "12,5" },
      },
      {
        form: parseForm(directDeposit),
        rules: { routing_number: routingNumber(), account_number: accountNumber() },
        values: {
          account_holder: "Ana García",
          account_type: "savings",
          routing_number: "021000021",
          account_number: "000123456789",
          split: "percent",
          percent_of_net_pay: "12.5",
        },
      },
    ],
    onChange: fn(),
  },
} satisfies Meta<typeof FormReview>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Lists every question with its answer, form by form. Printing omits the buttons. */
export const Review: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText("$1,234,567.90")).toBeVisible();
    await expect(canvas.getAllByText("Ending in 6789")).toHaveLength(2);
    await userEvent.click(canvas.getByRole("button", { name: "Change Deductions" }));
    await expect(args.onChange).toHaveBeenCalledWith("federal-w4", "deductions");
  },
};

/** A button reveals a masked answer, so that users can check their account number. */
export const Shown: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Show Account number" }));
    await expect(canvas.getByText("000123456789")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Hide Account number" })).toHaveFocus();
  },
};

/** `readOnly` omits the Change buttons. Amounts are formatted for Germany. */
export const ReadOnly: Story = {
  args: {
    forms: meta.args.forms.map((form) => ({
      ...form,
      readOnly: true,
      locale: "de-DE",
      currency: "EUR",
    })),
  },
};
