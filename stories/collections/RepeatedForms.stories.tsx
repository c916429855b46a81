import type { Meta, StoryObj } from "@storybook/react-vite";
import { FormCollection, type SignHandler } from "parameter-form/collection";
import { differentIn, parseForm, routingNumber } from "parameter-form/core";
import { expect, fn } from "storybook/test";

const dependents = parseForm({
  id: "dependents",
  description: "Dependents",
  parameters: [
    { name: "first_name", label: "First name", type: "string", required: true },
    { name: "ssn", label: "Social Security number", type: "string", required: true },
    { name: "student", label: "Full-time student", type: "boolean", required: true },
  ],
});

const accounts = parseForm({
  id: "accounts",
  description: "Accounts",
  parameters: [
    { name: "routing_number", label: "Routing number", type: "string", required: true },
    { name: "account_number", label: "Account number", type: "string", required: true },
  ],
});

const meta = {
  title: "Collections/Repeated forms",
  component: FormCollection,
  args: {
    forms: [
      { form: dependents, repeat: { min: 0, max: 4 } },
      { form: accounts, repeat: { max: 3 }, rules: { routing_number: routingNumber() } },
    ],
    checks: [differentIn("accounts", "routing_number", "account_number")],
    onSign: fn<SignHandler>(),
  },
} satisfies Meta<typeof FormCollection>;
export default meta;
type Story = StoryObj<typeof meta>;

/** `repeat` adds a form for each dependent. A removed item can be restored with Undo. */
export const Dependents: Story = {
  play: async ({ canvas, userEvent }) => {
    const press = (name: string) => userEvent.click(canvas.getByRole("button", { name }));
    const answer = async (name: string): Promise<void> => {
      await userEvent.type(canvas.getByLabelText("First name"), name);
      await userEvent.type(canvas.getByLabelText("Social Security number"), "123-45-6789");
      await userEvent.selectOptions(canvas.getByLabelText("Full-time student"), "No");
      await press("Continue");
    };
    await press("Add");
    await answer("Leo");
    await press("Add another");
    await answer("Mia");
    await press("Remove Leo");
    await expect(canvas.getByRole("button", { name: "Undo" })).toHaveFocus();
    await press("Undo");
    await expect(await canvas.findByRole("heading", { name: "Leo" })).toBeVisible();
  },
};

/** `differentIn` rejects an account that was entered twice. The error is at the later item. */
export const NoAccountTwice: Story = {
  args: {
    forms: [
      {
        form: accounts,
        repeat: { min: 2, max: 3 },
        rules: { routing_number: routingNumber() },
        defaultValues: { routing_number: "021000021", account_number: "000123456789" },
      },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const press = (name: string) => userEvent.click(canvas.getByRole("button", { name }));
    await press("Fill in Accounts, 2 of 2");
    await press("Save and return");
    await expect(canvas.getByText("This was entered before. Enter another one.")).toBeVisible();
  },
};
