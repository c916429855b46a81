import type { StorybookConfig } from "@storybook/react-vite";
import tailwindcss from "@tailwindcss/vite";
import remarkGfm from "remark-gfm";
import { mergeConfig } from "vite";
import { guideRoute } from "../test/support/guideRoute.ts";
import { prebundled } from "../test/support/peers.ts";
import { serveForms } from "../test/support/serveForms.ts";

const config: StorybookConfig = {
  stories: ["../stories/**/*.mdx", "../stories/**/*.stories.tsx"],
  addons: [
    {
      name: "@storybook/addon-docs",
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    "@storybook/addon-a11y",
    "@storybook/addon-vitest",
  ],
  framework: "@storybook/react-vite",
  core: { disableTelemetry: true },
  features: {
    // Tasks for whoever sets a Storybook up: ours is for those who read it.
    sidebarOnboardingChecklist: false,
    // The search finds a page by its headings, too, and leads to the heading.
    experimentalSearchDocsHeadings: true,
  },
  // Its package names a Storybook of its own, which would be fetched and shown beside ours.
  refs: { "@chakra-ui/react": { disable: true } },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      plugins: [serveForms(guideRoute), tailwindcss()],
      optimizeDeps: prebundled,
    }),
};
export default config;
