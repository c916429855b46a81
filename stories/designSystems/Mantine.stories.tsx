import type { Meta, StoryObj } from "@storybook/react-vite";
import { ParameterForm } from "parameter-form";
import { withDefault, comparisonMeta } from "./withDefault.tsx";
import "./components.css";
import { wrap, components } from "./mantine.tsx";

const meta = {
  title: "Design systems/Mantine",
  ...comparisonMeta,
  component: ParameterForm,
  args: { ...comparisonMeta.args, components },
} satisfies Meta<typeof ParameterForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** `components={mantineComponents}` from `parameter-form/adapters/mantine`, in the app's own `<MantineProvider>`. */
export const W4: Story = {
  name: "Federal W-4",
  render: withDefault(wrap),
};
