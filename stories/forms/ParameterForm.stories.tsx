import type { Meta, StoryObj } from "@storybook/react-vite";
import { FormReview } from "parameter-form/collection";
import { ParameterField, ParameterForm, type SubmitHandler } from "parameter-form";
import {
  apiExample,
  directDeposit,
  everyType,
  exampleSections,
  federalW4,
} from "parameter-form/service";
import { expect, fn, waitFor } from "storybook/test";
import { client, offline } from "../shared/client.ts";

const meta = {
  title: "Forms/ParameterForm",
  component: ParameterForm,
  args: { form: apiExample, onSubmit: fn<SubmitHandler>() },
} satisfies Meta<typeof ParameterForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A form filled in by keyboard. `onSubmit` receives the strings that the service accepts. */
export const Submitted: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(/additional withholding/i), "1234.5");
    await userEvent.selectOptions(canvas.getByLabelText(/filing status/i), "married");
    await userEvent.type(canvas.getByLabelText(/allowances/i), "2");
    await userEvent.type(canvas.getByLabelText(/signature/i), "Ada Lovelace{Enter}");
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
    await expect(args.onSubmit).toHaveBeenCalledWith(
      {
        additional_withholding: "1234.5",
        filing_status: "married",
        allowances: "2",
        employee_signature: "Ada Lovelace",
      },
      expect.anything(),
    );
  },
};

/** The service answers slowly on a busy machine. */
const patience = { timeout: 10_000 };

const answers = { filing_status: "single", allowances: "1", employee_signature: "Ada Lovelace" };

/** `onSubmit` returns server errors. A field error appears at its field and in the summary, a form error in the summary only. */
export const ServerErrors: Story = {
  args: {
    defaultValues: answers,
    onSubmit: fn<SubmitHandler>(async () => ({
      fields: { allowances: ["Allowances do not match your filing status"] },
      form: ["Your employer has locked withholding until January 2"],
    })),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Submit" }));
    await expect(await canvas.findByRole("alert")).toHaveTextContent(/locked withholding/);
    await expect(canvas.getByLabelText(/allowances/i)).toBeInvalid();
  },
};

/** The session has ended. Answers stay for another attempt, and `onSubmitError` can show a sign-in dialog. */
export const SignedOut: Story = {
  args: {
    defaultValues: answers,
    onSubmit: fn<SubmitHandler>(async (_values, { payload }) => {
      await client.submitForm("api-example", payload, { params: { employee: "signed-out" } });
    }),
    onSubmitError: fn(),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Submit" }));
    await expect(await canvas.findByRole("alert", {}, patience)).toHaveTextContent(
      "You are signed out. Sign in in another tab, then try again.",
    );
    await expect(args.onSubmitError).toHaveBeenCalledTimes(1);
    await expect(canvas.getByLabelText(/allowances/i)).toHaveValue("1");
  },
};

/** The browser is offline. An error message appears, and the answers stay for another attempt. */
export const Offline: Story = {
  args: {
    ...SignedOut.args,
    onSubmit: fn<SubmitHandler>(offline),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Submit" }));
    await expect(await canvas.findByRole("alert", {}, patience)).toHaveTextContent(
      "Your answers were not submitted, and nothing was lost. You are offline",
    );
  },
};

/** `validationMode="submit"` shows no errors before the first submission. `onErrorTitle` adds “Error:” to the page title. */
export const ValidatedOnSubmit: Story = {
  args: { validationMode: "submit", onErrorTitle: true },
  play: async ({ canvas, userEvent }) => {
    const amount = canvas.getByLabelText(/additional withholding/i);
    const title = document.title;
    await userEvent.type(amount, "12,5");
    await userEvent.tab();
    await expect(amount).toBeValid();
    await userEvent.click(canvas.getByRole("button", { name: "Submit" }));
    await expect(await canvas.findByRole("alert")).toBeVisible();
    await expect(amount).toBeInvalid();
    await expect(document.title).toBe(`Error: ${title}`);
    await userEvent.clear(amount);
    await userEvent.type(amount, "12.5");
    await expect(amount).toBeValid();
  },
};

/** A slow submission. The form shows a status and ignores a second submission. */
export const Submitting: Story = {
  args: { defaultValues: answers, onSubmit: fn<SubmitHandler>(() => new Promise(() => {})) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Submit" }));
    await expect(await canvas.findByText("Submitting…")).toBeVisible();
  },
};

/** A confirmation with the time replaces the form and receives focus. */
export const Received: Story = {
  args: { defaultValues: answers },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Submit" }));
    const received = await canvas.findByText("Your answers were received");
    await expect(received.closest("[role=status]")).toBeVisible();
    await expect(received.closest(".pf-ending")).toHaveFocus();
    await expect(canvas.queryByRole("button")).toBeNull();
  },
};

/** `afterSubmit` renders your own confirmation, here with all answers. */
export const OwnConfirmation: Story = {
  args: {
    defaultValues: answers,
    afterSubmit: ({ form, values }) => (
      <>
        <p>Thank you. This is what we have from you:</p>
        <FormReview forms={[{ form, values }]} />
      </>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Submit" }));
    await expect(await canvas.findByText(/Thank you/)).toBeVisible();
    await expect(canvas.getByText("Filing status")).toBeVisible();
  },
};

/** `prefill` fills in answers and shows their origin at each field until the user changes it. */
export const Prefilled: Story = {
  args: {
    form: federalW4,
    sections: exampleSections["federal-w4"],
    prefill: {
      values: { first_name: "Ana", last_name: "García", filing_status: "married" },
      origin: "from your employee record",
    },
  },
  play: async ({ canvas, userEvent }) => {
    const name = canvas.getByLabelText("Last name");
    await expect(name).toHaveAccessibleDescription("Filled in from your employee record");
    await userEvent.type(name, " Lopez");
    await expect(name).not.toHaveAccessibleDescription();
  },
};

/** With `confirm`, the user confirms or edits each prefilled answer before it is submitted. */
export const PleaseCheck: Story = {
  args: {
    form: federalW4,
    sections: exampleSections["federal-w4"],
    prefill: {
      values: { first_name: "Ana", last_name: "García", filing_status: "married" },
      origin: "from your employee record",
      confirm: true,
    },
  },
  play: async ({ canvas, userEvent }) => {
    const isRight = await canvas.findByRole("checkbox", { name: "This is right: Last name" });
    await userEvent.click(canvas.getByRole("button", { name: "Submit" }));
    const name = canvas.getByLabelText("Last name");
    await waitFor(() => expect(name).toBeInvalid());
    await userEvent.click(isRight);
    await waitFor(() => expect(name).toBeValid());
    await expect(isRight).toHaveFocus();
  },
};

const inPairs = <T,>(all: readonly T[]): readonly (readonly T[])[] =>
  all.flatMap((_, at) => (at % 2 === 0 ? [all.slice(at, at + 2)] : []));

/** Your own layout. Fields in a `pf-row` are side by side, with aligned labels and inputs. */
export const OwnLayout: Story = {
  args: {
    form: directDeposit,
    submitLabel: "Save and continue",
    children: (
      <>
        {inPairs(directDeposit.parameters).map((pair) => (
          <div key={pair[0]?.name} className="pf-row">
            {pair.map(({ name }) => (
              <ParameterField key={name} name={name} />
            ))}
          </div>
        ))}
      </>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Save and continue" }));
    await expect(await canvas.findByRole("alert")).toHaveFocus();
  },
};

/** Amounts in euros, written as in Germany. */
export const InGermany: Story = {
  args: {
    form: everyType,
    locale: "de-DE",
    currency: "EUR",
    defaultValues: Object.fromEntries(
      everyType.parameters.flatMap(({ name, type }) =>
        type === "currency" ? [[name, "1234567.5"]] : type === "percent" ? [[name, "7.125"]] : [],
      ),
    ),
  },
};

/** An invalid definition renders an alert and calls `onDefinitionError`, without crashing the page. */
export const BrokenDefinition: Story = {
  args: { form: { parameters: [{ name: "exempt", type: "boolean" }] }, onDefinitionError: fn() },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole("alert")).toBeVisible();
    await waitFor(() => expect(args.onDefinitionError).toHaveBeenCalled());
  },
};
