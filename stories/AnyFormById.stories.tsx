import type { Meta, StoryObj } from "@storybook/react-vite";
import { exampleForms } from "parameter-form/service";
import { ParameterFormById } from "parameter-form/query";
import { type FormEvent, type JSX, useState } from "react";
import { expect } from "storybook/test";
import { client } from "./client.ts";
import { Press, TextBox } from "./controls.tsx";
import { WithAnswer } from "./WithAnswer.tsx";
import { withFreshCache } from "./withFreshCache.tsx";

/** Type the id of any form the service has, and press Enter. */
function AnyFormById({ initialId }: { readonly initialId: string }): JSX.Element {
  const [formId, setFormId] = useState(initialId);
  const open = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    setFormId(String(new FormData(event.currentTarget).get("id")));
  };
  return (
    <>
      <form className="demo-bar" onSubmit={open}>
        <TextBox label="Form id" name="id" list="form-ids" defaultValue={initialId} />
        <datalist id="form-ids">
          {exampleForms.map(({ id }) => (
            <option key={id} value={id}>
              {id}
            </option>
          ))}
        </datalist>
        <Press type="submit">Open</Press>
      </form>
      <hr />
      <WithAnswer key={formId}>
        {(onSubmit) => <ParameterFormById client={client} formId={formId} onSubmit={onSubmit} />}
      </WithAnswer>
    </>
  );
}

const meta = {
  title: "Try it/Any form by id",
  component: AnyFormById,
  decorators: [withFreshCache],
  args: { initialId: "direct-deposit" },
} satisfies Meta<typeof AnyFormById>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ById: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole("form", { name: /direct deposit/i });
    const id = canvas.getByLabelText("Form id");
    await userEvent.clear(id);
    await userEvent.type(id, "personal-details{Enter}");
    await expect(await canvas.findByRole("form", { name: /personal/i })).toBeVisible();
  },
};

export const NotFound: Story = {
  args: { initialId: "no-such-form" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert", {}, { timeout: 10_000 })).toHaveTextContent(
      "There is nothing at this address",
    );
  },
};
