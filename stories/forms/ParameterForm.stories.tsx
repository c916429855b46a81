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

/** Filled in by keyboard; `onSubmit` gets the strings the service accepts. */
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

/** How long a story waits for the service on a busy machine. */
const patience = { timeout: 10_000 };

const answers = { filing_status: "single", allowances: "1", employee_signature: "Ada Lovelace" };

/** What the server refused stands at its field and in the summary; what names no field, in the summary only. */
export const RefusedByTheServer: Story = {
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

/** The session has ended: `onSubmitError` may show a sign-in, and the answers stay for another try. */
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

/** Without a connection nothing is sent, and that is what is said. */
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

/** `validationMode="submit"`: nothing is told before the first submission, and then as ever; `onErrorTitle` tells of it in the page's title. */
export const ToldWhenSubmitted: Story = {
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

/** A submission that takes its time: the form says so, and a second one does nothing. */
export const Submitting: Story = {
  args: { defaultValues: answers, onSubmit: fn<SubmitHandler>(() => new Promise(() => {})) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Submit" }));
    await expect(await canvas.findByText("Submitting…")).toBeVisible();
  },
};

/** Accepted: that the answers were received, and when, takes focus in place of the form. */
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

/** `afterSubmit` draws what you say of the submission, here all answers. */
export const ReceivedInYourWords: Story = {
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

/** `prefill`: answers that you have from elsewhere say so at their fields, until they are changed. */
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

const inPairs = <T,>(all: readonly T[]): readonly (readonly T[])[] =>
  all.flatMap((_, at) => (at % 2 === 0 ? [all.slice(at, at + 2)] : []));

/** Fields where you want them: those in a `pf-row` stand side by side, and what is in them on one line. */
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

/** A definition that is not complete: the page says so, and nothing else breaks. */
export const BrokenDefinition: Story = {
  args: { form: { parameters: [{ name: "exempt", type: "boolean" }] }, onDefinitionError: fn() },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole("alert")).toBeVisible();
    await waitFor(() => expect(args.onDefinitionError).toHaveBeenCalled());
  },
};
