import type { Meta, StoryObj } from "@storybook/react-vite";
import { ParameterForm } from "parameter-form";
import { beside, besideMeta } from "./beside.tsx";
import "./components.css";
import { around, components } from "./mantine.tsx";

const meta = {
  title: "Design systems/Mantine",
  ...besideMeta,
  component: ParameterForm,
  args: { ...besideMeta.args, components },
} satisfies Meta<typeof ParameterForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** `components={mantineComponents}` from `parameter-form/adapters/mantine`, in the app's own `<MantineProvider>`. */
export const W4: Story = {
  name: "Federal W-4",
  render: beside(around),
};
