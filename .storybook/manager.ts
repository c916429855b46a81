import { addons } from "storybook/manager-api";
import { create } from "storybook/theming";

/** Proper names that a title cannot have, because a slash parts it. */
const properNames: Readonly<Record<string, string>> = { "shadcn ui": "shadcn/ui" };

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
