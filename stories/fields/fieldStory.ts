import type { StoryObj } from "@storybook/react-vite";
import type { ParameterForm, SubmitHandler } from "parameter-form";
import type { Parameter } from "parameter-form/core";
import { expect, fn } from "storybook/test";
import { showPayload } from "../shared/showPayload.tsx";

type FieldStory = StoryObj<typeof ParameterForm>;

/** Args of a form that accepts every answer and then shows the submitted payload. */
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

/** Matches the name of a summary link, which is the field's label and then the message in lower case. */
export const endsWithMessage =
  (message: string) =>
  (name: string): boolean =>
    name.toLowerCase().endsWith(message.toLowerCase());

/** Returns a story that submits `value` and expects `message` at the field and in the summary. */
export const withError = (parameter: Parameter, value: string, message: string): FieldStory => ({
  args: { ...filled(parameter, value).args },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Submit" }));
    await expect(await canvas.findByRole("link", { name: endsWithMessage(message) })).toBeVisible();
    await expect(canvas.getByLabelText(parameter.label)).toHaveAccessibleDescription(
      expect.stringContaining(message),
    );
  },
});
