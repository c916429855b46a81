import type { Meta, StoryObj } from "@storybook/react-vite";
import { type FieldProps, ParameterForm, useTextInput } from "parameter-form";
import { FormErrorBoundary } from "parameter-form/boundary";
import { type JSX, useState } from "react";
import { expect, fn, within } from "storybook/test";

const form = {
  description: "Emergency contact",
  parameters: [
    { name: "contact", label: "Name", type: "string", required: true },
    { name: "ssn", label: "Social Security number", type: "string", required: false },
    { name: "note", label: "Note", type: "string", required: false },
  ],
};

/** A field of the app, which a button breaks. */
function Note({ field }: FieldProps): JSX.Element {
  const [isBroken, setBroken] = useState(false);
  const input = useTextInput(field);
  if (isBroken) throw new TypeError("The field is broken");
  return (
    <>
      <input className="pf-input" aria-label="Note" {...input} />
      <button type="button" className="pf-button-plain" onClick={() => setBroken(true)}>
        Break the form
      </button>
    </>
  );
}

interface SafeFormProps {
  readonly onEvent: (event: { readonly type: string }) => void;
  readonly onSubmit: (values: object) => void;
}

/** An error in a field unmounts the form. The boundary keeps the answers, and offers to show the form again. */
const SafeForm = ({ onEvent, onSubmit }: SafeFormProps): JSX.Element => (
  <FormErrorBoundary onEvent={onEvent}>
    {(draft) => (
      <ParameterForm
        form={form}
        draft={draft}
        fields={{ note: { as: Note } }}
        onEvent={onEvent}
        onSubmit={(values) => onSubmit(values)}
      />
    )}
  </FormErrorBoundary>
);

const meta = {
  title: "Forms/Error boundary",
  component: SafeForm,
  args: { onEvent: fn<SafeFormProps["onEvent"]>(), onSubmit: fn<SafeFormProps["onSubmit"]>() },
} satisfies Meta<typeof SafeForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Fill in the form and break it: the answers are still there afterwards. */
export const Breaks: Story = {
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const { error } = console;
    // React reports errors that a boundary has caught.
    console.error = () => {};
    await userEvent.type(canvas.getByLabelText("Name"), "Grace Hopper");
    await userEvent.click(canvas.getByRole("button", { name: "Break the form" }));
    const alert = await canvas.findByRole("alert");
    console.error = error;
    await expect(canvasElement.ownerDocument.activeElement).toContainElement(alert);
    await expect(args.onEvent).toHaveBeenLastCalledWith(
      expect.objectContaining({ type: "abandoned" }),
    );
    await userEvent.click(within(alert).getByRole("button", { name: "Show the form again" }));
    await expect(await canvas.findByLabelText("Name")).toHaveValue("Grace Hopper");
  },
};
