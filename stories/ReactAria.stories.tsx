import type { Meta, StoryObj } from "@storybook/react-vite";
import { ParameterForm } from "parameter-form";
import { reactAriaComponents } from "parameter-form/adapters/react-aria";
import { besideMeta, searched } from "./beside.tsx";
import "./components.css";
import "./reactAria.css";

const meta = {
  title: "Your own/React Aria",
  ...besideMeta,
  component: ParameterForm,
  args: { ...besideMeta.args, components: reactAriaComponents },
} satisfies Meta<typeof ParameterForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** `components={reactAriaComponents}` from `parameter-form/adapters/react-aria`, with the app's own styles for React Aria's class names. */
export const W4: Story = {};

/** A select that is searched: the list has the class names of React Aria's. */
export const Searched: Story = {
  ...searched,
  render: (args) => <ParameterForm {...args} />,
};
