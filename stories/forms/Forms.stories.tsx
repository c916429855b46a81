import type { Meta, StoryObj } from "@storybook/react-vite";
import type { SubmitHandler } from "parameter-form";
import { ParameterFormById } from "parameter-form/query";
import { exampleForms, exampleSections } from "parameter-form/service";
import { expect, fn } from "storybook/test";
import { client } from "../shared/client.ts";
import { showPayload } from "../shared/showPayload.tsx";
import { withFreshCache } from "../shared/withFreshCache.tsx";

const meta = {
  title: "Forms/Payroll forms",
  component: ParameterFormById,
  decorators: [withFreshCache],
  args: {
    client,
    formId: "federal-w4",
    onSubmit: fn<SubmitHandler>(),
    afterSubmit: showPayload,
  },
  argTypes: {
    client: { table: { disable: true } },
    formId: { control: "select", options: exampleForms.map(({ id }) => id) },
  },
  render: (args) => <ParameterFormById {...args} sections={exampleSections[args.formId]} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("form", {}, { timeout: 10_000 })).toBeVisible();
  },
} satisfies Meta<typeof ParameterFormById>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FederalW4: Story = { name: "Federal W-4" };
export const CaliforniaDe4: Story = {
  name: "California DE 4",
  args: { formId: "california-de-4" },
};
export const NewYorkIt2104: Story = {
  name: "New York IT-2104",
  args: { formId: "new-york-it-2104" },
};
export const PersonalDetails: Story = { args: { formId: "personal-details" } };
export const DirectDeposit: Story = { args: { formId: "direct-deposit" } };
export const ApiExample: Story = {
  name: "The specification's example",
  args: { formId: "api-example" },
};
export const EveryType: Story = { args: { formId: "every-type" } };
export const SpanishW4: Story = {
  name: "Federal W-4 in Spanish",
  args: { formId: "spanish-w4" },
};
export const ThousandParameters: Story = {
  name: "A thousand questions",
  args: { formId: "thousand-parameters" },
  // axe takes five seconds for all groups, which have the same types of fields.
  parameters: { a11y: { context: ".pf-group:first-of-type" } },
};

/** A failed submission moves focus to the error summary, which links to each field. */
export const WithErrors: Story = {
  play: async ({ canvas, userEvent }) => {
    const submit = await canvas.findByRole("button", { name: "Submit" }, { timeout: 10_000 });
    await userEvent.click(submit);
    await expect(await canvas.findByRole("alert")).toHaveFocus();
  },
};

/** The service has no form with this id. */
export const NotFound: Story = {
  args: { formId: "no-such-form" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert", {}, { timeout: 10_000 })).toHaveTextContent(
      "There is nothing at this address",
    );
  },
};
