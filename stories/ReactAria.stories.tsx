import type { Meta, StoryObj } from "@storybook/react-vite";
import { ParameterForm, type SubmitHandler } from "parameter-form";
import { reactAriaComponents } from "parameter-form/adapters/react-aria";
import { federalW4, personalDetails } from "parameter-form/service";
import { expect, fn } from "storybook/test";
import { beside, tryBeside } from "./beside.tsx";
import "./components.css";
import "./reactAria.css";

const meta = {
  title: "Your own/React Aria",
  component: ParameterForm,
  args: {
    form: federalW4,
    headingLevel: 3,
    fields: { filing_status: { selectAs: "radio" } },
    onSubmit: fn<SubmitHandler>(),
    components: reactAriaComponents,
  },
  render: beside((children) => children),
  play: async ({ args, canvasElement, userEvent }) => {
    await tryBeside(canvasElement, userEvent);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
} satisfies Meta<typeof ParameterForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** `components={reactAriaComponents}` from `parameter-form/adapters/react-aria`, with the app's own styles for React Aria's class names. */
export const W4: Story = {};

/** A select that is searched: the list has the class names of React Aria's. */
export const Searched: Story = {
  args: { form: personalDetails },
  render: (args) => <ParameterForm {...args} />,
  async play({ canvas, userEvent }) {
    const search = { selector: "[aria-autocomplete=list]" };
    await userEvent.type(
      await canvas.findByLabelText(/state/i, search, { timeout: 10_000 }),
      "new",
    );
    await expect(await canvas.findByRole("option", { name: /New York/ })).toBeVisible();
  },
};
