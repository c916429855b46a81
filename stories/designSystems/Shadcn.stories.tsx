import type { Meta, StoryObj } from "@storybook/react-vite";
import { ParameterForm } from "parameter-form";
import { withDefault, comparisonMeta, searchedSelect } from "./withDefault.tsx";
import "./components.css";
import { themeIn } from "./index.ts";
import { wrap, components } from "./shadcn.tsx";

const meta = {
  title: "Design systems/shadcn ui",
  ...comparisonMeta,
  component: ParameterForm,
  args: { ...comparisonMeta.args, components },
  render: withDefault(wrap),
} satisfies Meta<typeof ParameterForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** `components={shadcnComponents}` from `@/components/parameter-form`, which `npx shadcn add` adds to the app. */
export const W4: Story = { name: "Federal W-4" };

/** A searchable select, styled like shadcn/ui's command list. */
export const Searched: Story = {
  ...searchedSelect,
  render: (args, { globals }) => <>{wrap(<ParameterForm {...args} />, themeIn(globals))}</>,
};
