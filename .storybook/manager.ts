import { addons } from "storybook/manager-api";
import { create } from "storybook/theming";

/** Names that a title cannot have: a slash parts it, and an ellipsis stands in the address. */
const properNames: Readonly<Record<string, string>> = {
  "shadcn ui": "shadcn/ui",
  "How do I": "How do I …",
};

addons.setConfig({
  theme: create({
    base: globalThis.matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light",
    brandTitle: "parameter-form",
    brandUrl: "./",
    brandTarget: "_self",
  }),
  // A page to try is looked at by itself.
  layoutCustomisations: {
    showPanel: ({ storyId }, otherwise) =>
      storyId?.startsWith("try-it-") === true ? false : otherwise,
  },
  sidebar: { renderLabel: ({ name }) => properNames[name] ?? name },
});
