import type { StorybookConfig } from "@storybook/react-vite";
import { mergeConfig } from "vite";
import { serveForms } from "../test/support/serveForms.ts";

const config: StorybookConfig = {
  stories: ["../stories/*.mdx", "../stories/*.stories.tsx"],
  addons: ["@storybook/addon-docs", "@storybook/addon-a11y", "@storybook/addon-vitest"],
  framework: "@storybook/react-vite",
  core: { disableTelemetry: true },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      plugins: [serveForms()],
      optimizeDeps: {
        include: ["@mui/material", "@mantine/core", "@chakra-ui/react", "react-aria-components"],
      },
    }),
};
export default config;
