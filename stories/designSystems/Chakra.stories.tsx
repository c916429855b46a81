import type { Meta, StoryObj } from "@storybook/react-vite";
import { ParameterForm } from "parameter-form";
import { beside, besideMeta } from "./beside.tsx";
import "./components.css";
import { around, components } from "./chakra.tsx";

const meta = {
  title: "Design systems/Chakra UI",
  ...besideMeta,
  component: ParameterForm,
  args: { ...besideMeta.args, components },
} satisfies Meta<typeof ParameterForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** `components={chakraComponents}` from `parameter-form/adapters/chakra`, in the app's own `<ChakraProvider>`. */
export const W4: Story = {
  name: "Federal W-4",
  render: beside(around),
};
