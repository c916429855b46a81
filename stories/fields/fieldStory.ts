import type { StoryObj } from "@storybook/react-vite";
import type { ParameterForm, SubmitHandler } from "parameter-form";
import type { Parameter } from "parameter-form/core";
import { expect, fn } from "storybook/test";
import { showPayload } from "../shared/showPayload.tsx";

type FieldStory = StoryObj<typeof ParameterForm>;

/** Args of a form that accepts every answer and then shows what was submitted. */
export const submittable = { onSubmit: fn<SubmitHandler>(), afterSubmit: showPayload };

const formOf = (parameter: Parameter) => ({ parameters: [parameter] });

export const empty = (parameter: Parameter): FieldStory => ({ args: { form: formOf(parameter) } });

export const filled = (parameter: Parameter, value: string): FieldStory => ({
  args: { form: formOf(parameter), defaultValues: { [parameter.name]: value } },
});

export const readOnly = (parameter: Parameter, value: string): FieldStory => ({
  args: { ...filled(parameter, value).args, readOnly: true },
});

export const disabled = (parameter: Parameter, value: string): FieldStory => ({
  args: { ...filled(parameter, value).args, disabled: true },
});

/** The name of a link of the summary: the label leads, and what it says is in lower case then. */
export const labelled =
  (message: string) =>
  (name: string): boolean =>
    name.toLowerCase().endsWith(message.toLowerCase());

/** Submitted as it is: `message` is told at the field and in the summary. */
export const wrong = (parameter: Parameter, value: string, message: string): FieldStory => ({
  args: { ...filled(parameter, value).args },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Submit" }));
    await expect(await canvas.findByRole("link", { name: labelled(message) })).toBeVisible();
    await expect(canvas.getByLabelText(parameter.label)).toHaveAccessibleDescription(
      expect.stringContaining(message),
    );
  },
});
