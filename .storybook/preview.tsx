import type { Preview } from "@storybook/react-vite";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type JSX, type ReactNode, StrictMode, useState } from "react";
import "parameter-form/styles.css";
import "./preview.css";

/** A cache of its own for each story, so that none sees what another fetched. */
function FreshCache({ children }: { readonly children: ReactNode }): JSX.Element {
  const [queryClient] = useState(() => new QueryClient());
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}

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
            "Amounts",
            "Languages",
            "Theming",
            "Adapters",
            "Collections",
            "Drafts",
            "Lists",
            "Servers",
            "Testing",
            "Security",
          ],
          "Moving in",
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
        <FreshCache>
          <div className="page" data-theme={globals["theme"]} dir={String(globals["direction"])}>
            <Story />
          </div>
        </FreshCache>
      </StrictMode>
    ),
  ],
};
export default preview;
