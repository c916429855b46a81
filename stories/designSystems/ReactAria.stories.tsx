import type { Meta, StoryObj } from "@storybook/react-vite";
import { ParameterForm } from "parameter-form";
import { besideMeta, searched } from "./beside.tsx";
import "./components.css";
import { components } from "./reactAria.tsx";

const meta = {
  title: "Design systems/React Aria",
  ...besideMeta,
  component: ParameterForm,
  args: { ...besideMeta.args, components },
} satisfies Meta<typeof ParameterForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** `components={reactAriaComponents}` from `parameter-form/adapters/react-aria`, with the app's own styles for React Aria's class names. */
export const W4: Story = { name: "Federal W-4" };

/** A select that is searched: the list has the class names of React Aria's. */
export const Searched: Story = {
  ...searched,
  render: (args) => <ParameterForm {...args} />,
};
