import type { Meta, StoryObj } from "@storybook/react-vite";
import { ParameterForm } from "parameter-form";
import { shadcnComponents } from "@/components/parameter-form";
import { type Around, beside, besideMeta, searched } from "./beside.tsx";
import "./components.css";
import "./shadcn.css";

const around: Around = (children, theme) => <div className={`shadcn ${theme}`}>{children}</div>;

const meta = {
  title: "Your own/shadcn ui",
  ...besideMeta,
  component: ParameterForm,
  args: { ...besideMeta.args, components: shadcnComponents },
  render: beside(around),
} satisfies Meta<typeof ParameterForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** `components={shadcnComponents}` from `@/components/parameter-form`, which `npx shadcn add` writes for the app's own shadcn/ui components. */
export const W4: Story = {};

/** A select that is searched, in the look of a command list. */
export const Searched: Story = {
  ...searched,
  render: (args, { globals }) => (
    <>{around(<ParameterForm {...args} />, globals["theme"] === "dark" ? "dark" : "light")}</>
  ),
};
