import type { Meta, StoryObj } from "@storybook/react-vite";
import type { SubmitHandler } from "parameter-form";
import { createClient, toSubmitErrors } from "parameter-form/client";
import { FormCollection } from "parameter-form/collection";
import { ParameterFormById } from "parameter-form/query";
import { apiExample, createService, type FormDefinition } from "parameter-form/service";
import { type JSX, useState } from "react";
import { expect, waitFor, within } from "storybook/test";
import { withFreshCache } from "../shared/withFreshCache.tsx";

const params = { employee: "emp_1" };

/** Returns a client whose form changes at the first submission: a county replaces the allowances. */
function changingClient() {
  const revised: FormDefinition = {
    ...apiExample,
    parameters: apiExample.parameters.map((parameter) =>
      parameter.name === "allowances"
        ? { name: "county", label: "County", type: "string", required: true }
        : parameter,
    ),
  };
  const serviceOf = (form: FormDefinition) =>
    createService({ forms: [form], lists: {}, basePath: "/api" });
  const [original, changed] = [serviceOf(apiExample), serviceOf(revised)];
  let service = original;
  return createClient({
    baseUrl: "/api",
    fetch(request) {
      if (request.method === "POST") service = changed;
      return service(request);
    },
  });
}

interface ChangedProps {
  readonly as: "form" | "collection";
}

/** The definition changes before the submission. Valid answers stay, and an alert lists new and removed questions. */
function Changed({ as }: ChangedProps): JSX.Element {
  const [client] = useState(changingClient);
  const submit: SubmitHandler = async (_values, { form, payload }) => {
    try {
      await client.submitForm("api-example", payload, { params });
    } catch (error) {
      return toSubmitErrors(error, { form, payload }) ?? undefined;
    }
    return undefined;
  };
  const answers = { filing_status: "single", allowances: "2", employee_signature: "Ana García" };
  return as === "form" ? (
    <ParameterFormById
      client={client}
      formId="api-example"
      defaultValues={answers}
      onSubmit={submit}
    />
  ) : (
    <FormCollection
      client={client}
      forms={[{ id: "api-example", defaultValues: answers }]}
      onSign={({ id, payload }) => client.signForm(id, payload, { params })}
    />
  );
}

const meta = {
  title: "Forms/Changed definition",
  component: Changed,
  decorators: [withFreshCache],
} satisfies Meta<typeof Changed>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The service rejects the answer to a removed question, and the form is fetched again. */
export const OfAForm: Story = {
  args: { as: "form" },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Submit" }));
    const alert = await canvas.findByRole("alert");
    await waitFor(() => expect(alert).toHaveFocus());
    await expect(alert).toHaveTextContent("No longer asked: Allowances");
    await userEvent.click(within(alert).getByRole("link", { name: "New question: County" }));
    await expect(canvas.getByLabelText("County")).toHaveFocus();
    await expect(canvas.getByLabelText("Employee signature")).toHaveValue("Ana García");
  },
};

/** The link in the alert opens the new question. From there, the collection returns to the review. */
export const InACollection: Story = {
  args: { as: "collection" },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Continue" }));
    await userEvent.click(await canvas.findByRole("button", { name: "Submit" }));
    const alert = await canvas.findByRole("alert");
    await userEvent.click(within(alert).getByRole("link", { name: "New question: County" }));
    await waitFor(() => expect(canvas.getByLabelText("County")).toHaveFocus());
  },
};
