import { createTheme, ThemeProvider } from "@mui/material";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { ParameterForm } from "parameter-form";
import { muiComponents } from "parameter-form/adapters/mui";
import { beside, besideMeta } from "./beside.tsx";
import "./components.css";

// The title of Components.stories.tsx, whose page these stories are on. A file of its own, so that no other story of that page loads Material UI.
const meta = {
  title: "Your own/Components",
  ...besideMeta,
  component: ParameterForm,
  args: { ...besideMeta.args, components: muiComponents },
} satisfies Meta<typeof ParameterForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** `components={muiComponents}` from `parameter-form/adapters/mui`, in the app's own `<ThemeProvider>`. */
export const MaterialUi: Story = {
  render: beside((children, mode) => (
    <ThemeProvider theme={createTheme({ palette: { mode } })}>{children}</ThemeProvider>
  )),
};
