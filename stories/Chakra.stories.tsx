import { ChakraProvider, createSystem, defaultConfig, Theme } from "@chakra-ui/react";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { ParameterForm } from "parameter-form";
import { chakraComponents } from "parameter-form/adapters/chakra";
import { beside, besideMeta } from "./beside.tsx";
import "./components.css";

/** Chakra's reset is kept below the form's own layout and, for the form beside it, inside the theme. */
const system = createSystem({
  ...defaultConfig,
  layers: { reset: "parameter-form.reset", base: "base", tokens: "tokens", recipes: "recipes" },
  preflight: { scope: ".chakra-theme" },
  globalCss: { ".chakra-theme *": { "--global-color-border": "colors.border" } },
});

const meta = {
  title: "Your own/Chakra UI",
  ...besideMeta,
  component: ParameterForm,
  args: { ...besideMeta.args, components: chakraComponents },
} satisfies Meta<typeof ParameterForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** `components={chakraComponents}` from `parameter-form/adapters/chakra`, in the app's own `<ChakraProvider>`. */
export const W4: Story = {
  render: beside((children, theme) => (
    <ChakraProvider value={system}>
      <Theme appearance={theme} hasBackground={false}>
        {children}
      </Theme>
    </ChakraProvider>
  )),
};
