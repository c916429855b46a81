import type { Meta, StoryObj } from "@storybook/react-vite";
import { ParameterForm, type SubmitHandler } from "parameter-form";
import { federalW4, personalDetails } from "parameter-form/service";
import { expect, fn } from "storybook/test";
import { shadcnComponents } from "@/components/parameter-form";
import { type Around, beside, tryBeside } from "./beside.tsx";
import "./components.css";
import "./shadcn.css";

const around: Around = (children, theme) => <div className={`shadcn ${theme}`}>{children}</div>;

const meta = {
  title: "Your own/shadcn ui",
  component: ParameterForm,
  args: {
    form: federalW4,
    headingLevel: 3,
    fields: { filing_status: { selectAs: "radio" } },
    components: shadcnComponents,
    onSubmit: fn<SubmitHandler>(),
  },
  render: beside(around),
  play: async ({ args, canvasElement, userEvent }) => {
    await tryBeside(canvasElement, userEvent);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
} satisfies Meta<typeof ParameterForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** `components={shadcnComponents}` from `@/components/parameter-form`, which `npx shadcn add` writes for the app's own shadcn/ui components. */
export const W4: Story = {};

/** A select that is searched, in the look of a command list. */
export const Searched: Story = {
  args: { form: personalDetails },
  render: (args, { globals }) => (
    <>{around(<ParameterForm {...args} />, globals["theme"] === "dark" ? "dark" : "light")}</>
  ),
  async play({ canvas, userEvent }) {
    const search = { selector: "[aria-autocomplete=list]" };
    await userEvent.type(
      await canvas.findByLabelText(/state/i, search, { timeout: 10_000 }),
      "new",
    );
    await expect(await canvas.findByRole("option", { name: /New York/ })).toBeVisible();
  },
};
