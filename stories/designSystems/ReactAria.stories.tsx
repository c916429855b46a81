import type { Meta, StoryObj } from "@storybook/react-vite";
import { ParameterForm } from "parameter-form";
import { comparisonMeta, searchedSelect } from "./withDefault.tsx";
import "./components.css";
import { components } from "./reactAria.tsx";

const meta = {
  title: "Design systems/React Aria",
  ...comparisonMeta,
  component: ParameterForm,
  args: { ...comparisonMeta.args, components },
} satisfies Meta<typeof ParameterForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** `components={reactAriaComponents}` from `parameter-form/adapters/react-aria`, with the app's own styles for React Aria's class names. */
export const W4: Story = { name: "Federal W-4" };

/** A searchable select, whose list has the class names of React Aria. */
export const Searched: Story = {
  ...searchedSelect,
  render: (args) => <ParameterForm {...args} />,
};
