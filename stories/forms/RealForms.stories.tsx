import type { Meta, StoryObj } from "@storybook/react-vite";
import { ParameterForm, type SubmitHandler } from "parameter-form";
import { expect, fn, within } from "storybook/test";
import { californiaDe4 } from "../../test/realForms/californiaDe4.ts";
import { canadaTd1 } from "../../test/realForms/canadaTd1.ts";
import { companyTax } from "../../test/realForms/companyTax.ts";
import { directDeposit } from "../../test/realForms/directDeposit.ts";
import { emergencyContacts } from "../../test/realForms/emergencyContacts.ts";
import { federalW4 } from "../../test/realForms/federalW4.ts";
import { firstDay } from "../../test/realForms/firstDay.ts";
import { germany } from "../../test/realForms/germany.ts";
import { i9Preparer } from "../../test/realForms/i9Preparer.ts";
import { i9Section1 } from "../../test/realForms/i9Section1.ts";
import { illinoisW4 } from "../../test/realForms/illinoisW4.ts";
import { indianaWh4 } from "../../test/realForms/indianaWh4.ts";
import { newYorkIt2104 } from "../../test/realForms/newYorkIt2104.ts";
import { personalDetails } from "../../test/realForms/personalDetails.ts";
import { priorEmployment } from "../../test/realForms/priorEmployment.ts";
import type { RealForm } from "../../test/realForms/realForm.ts";
import { retirement } from "../../test/realForms/retirement.ts";
import { selfIdentification } from "../../test/realForms/selfIdentification.ts";
import { ukStarter } from "../../test/realForms/ukStarter.ts";
import { unionDues } from "../../test/realForms/unionDues.ts";
import { w9 } from "../../test/realForms/w9.ts";
import { showPayload } from "../shared/showPayload.tsx";

/** Returns the props that the tests of this form use. */
const propsOf = ({ definition, options, renderProps }: RealForm) => ({
  form: definition,
  ...options,
  ...renderProps,
});

const meta = {
  title: "Forms/W-4, W-9, I-9 and state forms",
  component: ParameterForm,
  args: {
    form: federalW4.definition,
    onSubmit: fn<SubmitHandler>(),
    afterSubmit: showPayload,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("form")).toBeVisible();
  },
} satisfies Meta<typeof ParameterForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Computes the credit for dependents. An exempt employee sees no further questions. */
export const FederalW4: Story = {
  name: "Federal W-4",
  args: propsOf(federalW4),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(/qualifying children/), "2");
    await userEvent.type(canvas.getByLabelText(/other dependents/), "0");
    await expect(await canvas.findByDisplayValue("4,400.00")).toHaveAttribute("readonly");
    await expect(canvas.getByText(/^Worked out from/)).toBeVisible();
  },
};

/** Requires one of two taxpayer numbers, and a checked statement. */
export const W9: Story = { name: "W-9", args: propsOf(w9) };

/** The attestation decides which document numbers are visible. One of them is enough. */
export const I9Section1: Story = {
  name: "I-9, Section 1",
  args: propsOf(i9Section1),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByLabelText("A noncitizen authorized to work"));
    await userEvent.type(canvas.getByLabelText(/^Authorized to work until/), "n.a.");
    await userEvent.click(canvas.getByRole("button", { name: "Submit" }));
    const alert = await canvas.findByRole("alert");
    await userEvent.click(within(alert).getByRole("button", { name: /^Show \d+ more$/ }));
    await expect(within(alert).getByText(/answer at least one of/)).toBeVisible();
  },
};

export const I9Preparer: Story = { name: "I-9, Supplement A", args: propsOf(i9Preparer) };
export const CaliforniaDe4: Story = { name: "California DE 4", args: propsOf(californiaDe4) };
export const NewYorkIt2104: Story = { name: "New York IT-2104", args: propsOf(newYorkIt2104) };

/** A searchable select of 93 counties. */
export const IndianaWh4: Story = { name: "Indiana WH-4", args: propsOf(indianaWh4) };
export const IllinoisW4: Story = { name: "Illinois IL-W-4", args: propsOf(illinoisW4) };

/** Rates with many decimals, whole dollars, and a disabled option. */
export const CompanyTax: Story = {
  args: propsOf(companyTax),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText("Unemployment insurance tax rate"), "0.2705");
    await userEvent.type(canvas.getByLabelText(/^Workers' compensation/), ".1345");
    await userEvent.type(canvas.getByLabelText(/^Taxable wage base/), "78,200.50");
    await userEvent.tab();
    await expect(await canvas.findByText("Enter 3 or fewer decimals")).toBeVisible();
    await expect(canvas.getByText(/^Enter a whole amount, without cents/)).toBeVisible();
  },
};

/** Three shares must add up to 100 percent, and each account number is entered twice. */
export const DirectDeposit: Story = {
  args: propsOf(directDeposit),
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByLabelText(/^How many accounts/), "Three");
    for (const [which, share] of Object.entries({ first: "50", second: "33.5", third: "16" }))
      await userEvent.type(
        canvas.getByLabelText(`Percentage of net pay for the ${which} account`),
        share,
      );
    await userEvent.type(canvas.getByLabelText("Account number (third)"), "5512");
    await userEvent.type(canvas.getByLabelText("Account number (third, again)"), "5521");
    await userEvent.tab();
    await expect(await canvas.findByText("Enter parts that add up to 100")).toBeVisible();
    await expect(canvas.getByText("Enter the same as for “Account number (third)”")).toBeVisible();
  },
};

export const PersonalDetails: Story = { args: propsOf(personalDetails) };
export const EmergencyContacts: Story = { args: propsOf(emergencyContacts) };

/** A disabled size and a text area. */
export const FirstDay: Story = {
  args: propsOf(firstDay),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("textbox", { name: "First day of work" }), "2/27/2026");
    await userEvent.type(canvas.getByLabelText(/^Diet/), "no peanuts\nno soy");
    await userEvent.tab();
    await expect(await canvas.findByText("Enter 03/02/2026 or a later day")).toBeVisible();
    await expect(canvas.getByLabelText("XS")).toBeDisabled();
  },
};

export const PriorEmployment: Story = { args: propsOf(priorEmployment) };
export const Retirement: Story = { args: propsOf(retirement) };
export const UnionDues: Story = { args: propsOf(unionDues) };
export const SelfIdentification: Story = { args: propsOf(selfIdentification) };

/** Dates, a postcode and a National Insurance number. */
export const UkStarter: Story = { name: "United Kingdom", args: propsOf(ukStarter) };
export const CanadaTd1: Story = { name: "Canada", args: propsOf(canadaTd1) };

/** A form in German, with German messages and formats. */
export const Germany: Story = {
  args: propsOf(germany),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText("Geburtsdatum"), "31.2.1985");
    await userEvent.click(canvas.getByRole("button", { name: "Absenden" }));
    await expect(await canvas.findByRole("alert")).toHaveTextContent("10 Fragen");
  },
};
