import type { Meta, StoryObj } from "@storybook/react-vite";
import {
  type CollectionForm,
  FormCollection,
  onboardSteps,
  sameName,
  type SignHandler,
} from "parameter-form/collection";
import { directDeposit, exampleSections, federalW4, personalDetails } from "parameter-form/service";
import { useState } from "react";
import { expect, fn, waitFor, within } from "storybook/test";
import { client, offline } from "../shared/client.ts";

const person = {
  first_name: "Ana",
  last_name: "García",
  ssn: "123-45-6789",
  date_of_birth: "1990-07-24",
  email: "ana@example.com",
  address_line1: "1 Main St",
  city: "Salem",
  state: "OR",
  zip: "97301",
};

/** `conditions` show the amount or the percentage, depending on the split. */
const deposit: CollectionForm = {
  id: "direct-deposit",
  title: "Direct deposit",
  conditions: {
    amount: { name: "split", equals: "amount" },
    percent_of_net_pay: { name: "split", equals: "percent" },
  },
};

const sign: SignHandler = ({ id, payload }) =>
  client.signForm(id, payload, { params: { employee: "emp_1" } });

/** The service answers slowly on a busy machine. */
const patience = { timeout: 10_000 };

const meta = {
  title: "Collections/FormCollection",
  component: FormCollection,
  args: {
    client,
    forms: [
      { id: "personal-details", title: "Personal details" },
      { id: "federal-w4", title: "Form W-4", sections: exampleSections["federal-w4"] },
      deposit,
    ],
    attestation: {
      statement:
        "Under penalties of perjury, I declare that these answers, to the best of my knowledge and belief, are true, correct, and complete.\n\nI sign electronically by typing my name.",
      checkName: (typed) =>
        sameName(typed, "Ana García") ? null : "Type your name as it is in our records: Ana García",
    },
    documentUrl: (document) => `/api/documents/${document}`,
    whatNext:
      "Your employer reads these forms within two working days. You get an email when that is done.",
    onSign: fn(sign),
    onFinish: fn(),
  },
} satisfies Meta<typeof FormCollection>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each form is a step with its own heading. Answers stay when you go back, and later forms prefill the name. */
export const Steps: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText("First name", {}, patience), "Ana");
    await userEvent.click(canvas.getByRole("button", { name: "Continue" }));
    await expect(await canvas.findByRole("alert")).toHaveFocus();
  },
};

/** Prefilled forms, up to the signature. The service returns the ids of the signed documents. */
export const Signed: Story = {
  args: {
    forms: [
      { form: personalDetails, defaultValues: person },
      {
        form: directDeposit,
        ...deposit,
        defaultValues: {
          account_holder: "Ana García",
          account_type: "checking",
          routing_number: "021000021",
          account_number: "000123456789",
          split: "amount",
          amount: "1234.5",
          authorization: "true",
          employee_signature: "Ana García",
        },
      },
    ],
    step: undefined,
  },
  play: async ({ args, canvas, userEvent }) => {
    const press = (name: string) => userEvent.click(canvas.getByRole("button", { name }));
    await press("Continue");
    await expect(await canvas.findByRole("heading", { name: "Direct deposit" })).toHaveFocus();
    await press("Continue");
    await expect(await canvas.findByText("$1,234.50")).toBeVisible();
    await press("Continue");
    await userEvent.type(await canvas.findByLabelText("Type your full name"), "Ana García");
    await press("Sign and submit");
    await expect(
      await canvas.findByRole("heading", { name: "Your answers were received" }, patience),
    ).toHaveFocus();
    await waitFor(() => expect(args.onFinish).toHaveBeenCalledTimes(1));
    const documents = canvas.getAllByRole("link", { name: /^Open the signed document/ });
    await expect(documents).toHaveLength(2);
  },
};

/** A person must look at each prefilled answer: with its checkbox, or by editing it. */
export const ConfirmedAnswers: Story = {
  args: {
    forms: [
      {
        form: personalDetails,
        prefill: { values: person, origin: "from your employee record", confirm: true },
      },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const press = (name: string) => userEvent.click(canvas.getByRole("button", { name }));
    await userEvent.clear(await canvas.findByLabelText("First name"));
    await userEvent.type(canvas.getByLabelText("First name"), "Anna");
    await press("Continue");
    const alert = await canvas.findByRole("alert");
    await waitFor(() => expect(alert).toHaveFocus());
    await expect(within(alert).queryByRole("link", { name: /^First name/ })).toBeNull();
    for (const box of await canvas.findAllByRole("checkbox", { name: /^This is right/ }))
      await userEvent.click(box);
    await press("Continue");
    await expect(await canvas.findByText("Anna")).toBeVisible();
  },
};

/** The warning two minutes before the session ends. "Stay signed in" extends it. */
export const SessionEnding: Story = {
  args: { forms: [{ form: personalDetails, defaultValues: person }] },
  render: function Render(args) {
    const [opened] = useState(Date.now);
    const session = { endsAt: opened + 119_000, extend: async () => Date.now() + 180_000 };
    return <FormCollection {...args} session={session} />;
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole("alertdialog")).toBeVisible();
    const stay = canvas.getByRole("button", { name: "Stay signed in" });
    await waitFor(() => expect(stay).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(canvas.queryByRole("alertdialog")).toBeNull());
  },
};

/** The service rejects an answer. The alert links to the question, which shows the error. */
export const ServerErrors: Story = {
  args: {
    forms: [{ form: personalDetails, defaultValues: person }],
    onSign: fn<SignHandler>(() => ({
      fields: { zip: ["This ZIP code is not in Oregon"] },
      form: ["Your employer has locked withholding until January 2"],
    })),
  },
  play: async ({ canvas, userEvent }) => {
    const press = (name: string) => userEvent.click(canvas.getByRole("button", { name }));
    await press("Continue");
    await canvas.findByRole("heading", { name: "Check your answers" });
    await press("Continue");
    await userEvent.type(await canvas.findByLabelText("Type your full name"), "ana garcía");
    await press("Sign and submit");
    const alert = await canvas.findByRole("alert");
    await waitFor(() => expect(alert).toHaveFocus());
    await userEvent.click(within(alert).getByRole("link", { name: /ZIP code/ }));
    await expect(await canvas.findByLabelText("ZIP code")).toHaveFocus();
    await expect(canvas.getByLabelText("ZIP code")).toBeInvalid();
  },
};

/** The session has ended. Answers stay for another attempt, and `onSignError` can show a sign-in dialog. */
export const SignedOut: Story = {
  args: {
    forms: [{ form: personalDetails, title: "Personal details", defaultValues: person }],
    attestation: undefined,
    step: "review",
    onSign: fn<SignHandler>(({ id, payload }) =>
      client.signForm(id, payload, { params: { employee: "signed-out" } }),
    ),
    onSignError: fn(),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Submit" }));
    await expect(await canvas.findByRole("alert", {}, patience)).toHaveTextContent(
      "“Personal details” was not submitted, and nothing was lost. You are signed out",
    );
    await expect(args.onSignError).toHaveBeenCalledTimes(1);
  },
};

/** The browser is offline. An error message appears, and the answers stay for another attempt. */
export const Offline: Story = {
  args: {
    ...SignedOut.args,
    onSign: fn<SignHandler>(offline),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Submit" }));
    await expect(await canvas.findByRole("alert", {}, patience)).toHaveTextContent(
      "You are offline. Connect to the internet, then try again.",
    );
  },
};

/** `accepted` marks a form that was submitted in another tab or an earlier visit. Only the other form is submitted. */
export const AcceptedElsewhere: Story = {
  args: {
    forms: [
      { form: federalW4, title: "Form W-4" },
      { form: personalDetails, defaultValues: person },
    ],
    accepted: { "federal-w4": { document: "document_7", at: "2026-01-31T12:00:00.000Z" } },
  },
  play: async ({ args, canvas, userEvent }) => {
    const press = (name: string) => userEvent.click(canvas.getByRole("button", { name }));
    await expect(canvas.getByText(/was submitted before/)).toBeVisible();
    await expect(canvas.getByRole("link", { name: /^Open the signed document/ })).toBeVisible();
    await press("Continue");
    await expect(await canvas.findByRole("heading", { name: "Personal details" })).toHaveFocus();
    await press("Continue");
    await canvas.findByRole("heading", { name: "Check your answers" });
    await press("Continue");
    await userEvent.type(await canvas.findByLabelText("Type your full name"), "Ana García");
    await press("Sign and submit");
    await expect(
      await canvas.findByRole("heading", { name: "Your answers were received" }, patience),
    ).toHaveFocus();
    await expect(args.onSign).toHaveBeenCalledTimes(1);
  },
};

/** `variant="tasks"` lists the remaining forms, to complete in any order. Blocking forms come first. */
export const Tasks: Story = {
  args: {
    variant: "tasks",
    forms: [
      { form: personalDetails, defaultValues: person, minutes: 3 },
      { form: federalW4, title: "Form W-4", onboardStep: "withholding", minutes: 8 },
      { ...deposit, onboardStep: "payment_method", minutes: 2 },
    ],
    steps: onboardSteps({
      status: "blocking",
      blocking_steps: ["payment_method"],
      remaining_steps: ["personal-details", "withholding", "payment_method"],
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Personal details" }));
    await userEvent.click(await canvas.findByRole("button", { name: "Continue" }));
    await expect(await canvas.findByText("Done")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Form W-4" }));
    await expect(await canvas.findByLabelText("First name and middle initial")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Back" }));
    await expect(await canvas.findByRole("heading", { name: "Forms to fill in" })).toHaveFocus();
  },
};

/** A form that fails to load does not block the others. */
export const OneFormMissing: Story = {
  args: { forms: [{ id: "no-such-form", title: "State withholding" }, { form: personalDetails }] },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole("alert", {}, patience)).toHaveTextContent(
      "There is nothing at this address",
    );
    await userEvent.click(canvas.getByRole("button", { name: "Continue" }));
    await expect(await canvas.findByRole("heading", { name: "Personal details" })).toHaveFocus();
  },
};

/** The review at the width of a phone. */
export const OnAPhone: Story = {
  args: {
    step: "review",
    forms: [{ form: personalDetails, defaultValues: person }, { form: federalW4 }],
  },
  globals: { viewport: { value: "mobile1", isRotated: false } },
};
