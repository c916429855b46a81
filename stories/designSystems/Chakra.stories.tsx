import type { Meta, StoryObj } from "@storybook/react-vite";
import { ParameterForm } from "parameter-form";
import { withDefault, comparisonMeta } from "./withDefault.tsx";
import "./components.css";
import { wrap, components } from "./chakra.tsx";

const meta = {
  title: "Design systems/Chakra UI",
  ...comparisonMeta,
  component: ParameterForm,
  args: { ...comparisonMeta.args, components },
} satisfies Meta<typeof ParameterForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** `components={chakraComponents}` from `parameter-form/adapters/chakra`, in the app's own `<ChakraProvider>`. */
export const W4: Story = {
  name: "Federal W-4",
  render: withDefault(wrap),
};
