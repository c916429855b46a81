import "@mantine/core/styles.layer.css";
import { MantineProvider } from "@mantine/core";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { ParameterForm } from "parameter-form";
import { mantineComponents } from "parameter-form/adapters/mantine";
import { beside, besideMeta } from "./beside.tsx";
import "./components.css";

// The title of Components.stories.tsx, whose page these stories are on. A file of its own, so that no other story of that page loads Mantine.
const meta = {
  title: "Your own/Components",
  ...besideMeta,
  component: ParameterForm,
  args: { ...besideMeta.args, components: mantineComponents },
} satisfies Meta<typeof ParameterForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** `components={mantineComponents}` from `parameter-form/adapters/mantine`, in the app's own `<MantineProvider>`. */
export const Mantine: Story = {
  render: beside((children, theme) => (
    <MantineProvider forceColorScheme={theme}>{children}</MantineProvider>
  )),
};
