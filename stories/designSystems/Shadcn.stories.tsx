import type { Meta, StoryObj } from "@storybook/react-vite";
import { ParameterForm } from "parameter-form";
import { beside, besideMeta, searched } from "./beside.tsx";
import "./components.css";
import { themeIn } from "./index.ts";
import { around, components } from "./shadcn.tsx";

const meta = {
  title: "Design systems/shadcn ui",
  ...besideMeta,
  component: ParameterForm,
  args: { ...besideMeta.args, components },
  render: beside(around),
} satisfies Meta<typeof ParameterForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** `components={shadcnComponents}` from `@/components/parameter-form`, which `npx shadcn add` writes for the app's own shadcn/ui components. */
export const W4: Story = { name: "Federal W-4" };

/** A select that is searched, in the look of a command list. */
export const Searched: Story = {
  ...searched,
  render: (args, { globals }) => <>{around(<ParameterForm {...args} />, themeIn(globals))}</>,
};
