import type { Preview } from "@storybook/react-vite";
import { StrictMode } from "react";
import { keepHeading } from "./keepHeading.ts";
import "parameter-form/styles.css";
import "./preview.css";
import "./docs.css";

keepHeading();

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
    docs: {
      codePanel: true,
      toc: {
        title: "On this page",
        headingSelector: "h2, h3",
        // Of forty questions, the groups are listed.
        ignoreSelector: ".docs-story *, #how-do-i- ~ h3",
      },
    },
    // A newcomer's way: first what can be tried, then the guides, then what they show.
    options: {
      storySort: {
        order: [
          "Try it",
          ["A new hire", "Build an onboarding", "Paste your form", "How amounts are read"],
          "Guides",
          [
            "How do I",
            "Getting started",
            "Rules",
            "Conditional questions",
            "Amounts",
            "Real forms",
            "Adapters",
            "Theming",
            "Languages",
            "Client",
            "Servers",
            "Next.js",
            "Onboarding",
            "Drafts",
            "Collections as data",
            "Builder",
            "Lists",
            "Testing",
            "Security",
            "Where it runs",
            "In your CI",
            "Analytics",
            "Answers from elsewhere",
            "Agents",
            "Migrating from hand-written react-hook-form",
            "Migrating from react-jsonschema-form",
          ],
          "Forms",
          [
            "Payroll forms",
            "W-4, W-9, I-9 and state forms",
            "ParameterForm",
            "Sections",
            "ParameterFields",
            "Changed definition",
            "Error boundary",
          ],
          "Fields",
          "Collections",
          [
            "FormCollection",
            "FormCollectionById",
            "Repeated forms",
            "FormReview",
            "useDraft",
            "Two visits",
          ],
          "Lists and tables",
          ["ResourceTable", "ResourceList"],
          "Design systems",
          ["Material UI", "Mantine", "Chakra UI", "React Aria", "shadcn ui", "A part of your own"],
          "Languages and theme",
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
