import type { Decorator, StoryObj } from "@storybook/react-vite";
import { ParameterForm } from "parameter-form";
import type { Parameter } from "parameter-form/core";
import { expect } from "storybook/test";
import { WithAnswer } from "./WithAnswer.tsx";

type FieldStory = StoryObj<typeof ParameterForm>;

/** One parameter in a form of its own. */
export const onePage: Decorator<React.ComponentProps<typeof ParameterForm>> = (
  _Story,
  { args },
) => <WithAnswer>{(onSubmit) => <ParameterForm {...args} onSubmit={onSubmit} />}</WithAnswer>;

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
