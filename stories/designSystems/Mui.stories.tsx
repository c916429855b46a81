import type { Meta, StoryObj } from "@storybook/react-vite";
import { ParameterForm } from "parameter-form";
import { withDefault, comparisonMeta } from "./withDefault.tsx";
import "./components.css";
import { wrap, components } from "./mui.tsx";

const meta = {
  title: "Design systems/Material UI",
  ...comparisonMeta,
  component: ParameterForm,
  args: { ...comparisonMeta.args, components },
} satisfies Meta<typeof ParameterForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** `components={muiComponents}` from `parameter-form/adapters/mui`, in the app's own `<ThemeProvider>`. */
export const W4: Story = {
  name: "Federal W-4",
  render: withDefault(wrap),
};
