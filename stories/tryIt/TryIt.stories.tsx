import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import { themeIn } from "../designSystems/index.ts";
import { TryIt, type TryItProps } from "./TryIt.tsx";

/** How long a story waits on a busy machine. */
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

/** Half filled in, in any design system and language. */
export const HalfFilled: Story = { name: "Onboarding" };

/** What is typed stands beside the form, as the string that is submitted. */
export const Typed: Story = {
  tags: ["!dev"],
  play: async ({ canvas, userEvent }) => {
    const seen = within(canvas.getByRole("complementary"));
    const income = await canvas.findByLabelText(/^Other income/, {}, patience);
    await expect(seen.getByText(/"other_income","value":"1234.50"/)).toBeVisible();
    await userEvent.clear(income);
    await userEvent.type(income, "2000");
    await expect(seen.getByText(/"other_income","value":"2000"/)).toBeVisible();
    await expect(seen.queryByText(/123-45-6789/)).toBeNull();
  },
};

/** What was answered stays in every design system and language. */
export const InAnotherLook: Story = {
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
