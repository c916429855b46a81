import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import { themeIn } from "../designSystems/index.ts";
import { TryIt, type TryItProps } from "./TryIt.tsx";

/** A busy machine loads a design system slowly. */
const patience = { timeout: 30_000 };

/** The first page of the Storybook. */
const meta = {
  title: "Try it/A new hire",
  component: TryIt,
  tags: ["!autodocs"],
  args: { theme: "light" },
  argTypes: { theme: { table: { disable: true } } },
  render: (_args, { globals }) => <TryIt theme={themeIn(globals)} />,
} satisfies Meta<TryItProps>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A half-completed onboarding. Choose a design system, a language and a theme. */
export const HalfFilled: Story = { name: "Onboarding" };

/** Each answer appears next to the form, as the string that is submitted. */
export const Typed: Story = {
  tags: ["!dev"],
  play: async ({ canvas, userEvent }) => {
    const panel = within(canvas.getByRole("complementary"));
    const income = await canvas.findByLabelText(/^Other income/, {}, patience);
    await expect(panel.getByText(/"other_income","value":"1234.50"/)).toBeVisible();
    await userEvent.clear(income);
    await userEvent.type(income, "2000");
    await expect(panel.getByText(/"other_income","value":"2000"/)).toBeVisible();
    await expect(panel.queryByText(/123-45-6789/)).toBeNull();
  },
};

/** Answers stay when you change the design system and the language. */
export const InAnotherDesignSystem: Story = {
  tags: ["!dev"],
  play: async ({ canvas, userEvent }) => {
    const income = await canvas.findByLabelText(/^Other income/, {}, patience);
    await userEvent.clear(income);
    await userEvent.type(income, "99");
    await userEvent.selectOptions(canvas.getByLabelText("Design system"), "React Aria");
    await waitFor(
      () => expect(document.querySelector(".react-aria-Input")).toBeVisible(),
      patience,
    );
    await userEvent.selectOptions(canvas.getByLabelText("Language"), "Español");
    await expect(await canvas.findByLabelText(/^Otros ingresos/, {}, patience)).toHaveDisplayValue(
      /^99/,
    );
  },
};
