import type { Preview } from "@storybook/react-vite";
import { StrictMode } from "react";
import "parameter-form/styles.css";
import "./preview.css";
import "./docs.css";

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
    // A newcomer's way: first what can be tried, then the guides, then what they show.
    options: {
      storySort: {
        order: [
          "Try it",
          ["Onboarding", "Paste your form", "How amounts are read"],
          "Guides",
          [
            "Getting started",
            "Rules",
            "Real forms",
            "Conditional questions",
            "Amounts",
            "Languages",
            "Theming",
            "Adapters",
            "Onboarding",
            "Drafts",
            "Client",
            "Lists",
            "Servers",
            "Answers from elsewhere",
            "Agents",
            "Next.js",
            "Analytics",
            "Testing",
            "Where it runs",
            "In your CI",
            "Security",
          ],
          "Forms",
          ["Payroll forms", "ParameterForm", "ParameterFields", "Changed definition"],
          "Onboarding",
          ["FormCollection", "FormCollectionById", "FormReview", "Drafts", "Two visits"],
          "Lists",
          "Design systems",
          ["Material UI", "Mantine", "Chakra UI", "React Aria", "shadcn ui"],
          "Languages and theme",
          "Fields",
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
