import type { Meta, StoryObj } from "@storybook/react-vite";
import { ParameterForm } from "parameter-form";
import { beside, besideMeta } from "./beside.tsx";
import "./components.css";
import { around, components } from "./mui.tsx";

const meta = {
  title: "Design systems/Material UI",
  ...besideMeta,
  component: ParameterForm,
  args: { ...besideMeta.args, components },
} satisfies Meta<typeof ParameterForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** `components={muiComponents}` from `parameter-form/adapters/mui`, in the app's own `<ThemeProvider>`. */
export const W4: Story = {
  name: "Federal W-4",
  render: beside(around),
};
