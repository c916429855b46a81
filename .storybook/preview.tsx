import type { Preview } from "@storybook/react-vite";
import { StrictMode } from "react";
import "parameter-form/styles.css";
import "./preview.css";
import "../stories/docs.css";

const toolbar = (title: string, icon: "paintbrush" | "transfer", items: readonly string[]) => ({
  description: title,
  toolbar: { title, icon, items: [...items], dynamicTitle: true },
});

const preview: Preview = {
  tags: ["autodocs"],
  parameters: {
    layout: "fullscreen",
    a11y: { test: "error" },
    controls: { expanded: true },
    docs: { codePanel: true },
    // A newcomer's way: first the pages, then what they show.
    options: {
      storySort: {
        order: [
          "Getting started",
          "Guides",
          [
            "Rules",
            "Conditional questions",
            "Amounts",
            "Languages",
            "Theming",
            "Adapters",
            "Collections",
            "Drafts",
            "Client",
            "Lists",
            "Servers",
            "Next.js",
            "Analytics",
            "Testing",
            "Security",
          ],
          "Paste your form",
          "Forms",
          "Fields",
          "Your own",
          "Collections",
          "Lists",
        ],
      },
    },
  },
  globalTypes: {
    theme: toolbar("Colour theme", "paintbrush", ["light", "dark"]),
    direction: toolbar("Direction", "transfer", ["ltr", "rtl"]),
  },
  initialGlobals: { theme: "light", direction: "ltr" },
  decorators: [
    (Story, { globals }) => (
      <StrictMode>
        <div className="page" data-theme={globals["theme"]} dir={String(globals["direction"])}>
          <Story />
        </div>
      </StrictMode>
    ),
  ],
};
export default preview;
