import type { Meta, StoryObj } from "@storybook/react-vite";
import { parseCollection } from "parameter-form/document";
import { expect } from "storybook/test";
import { themeIn } from "../../designSystems/index.ts";
import { createLink } from "../formLink.ts";
import { BuildOnboarding, type BuildOnboardingProps } from "./BuildOnboarding.tsx";

const onboarding = parseCollection({
  title: "Your first day",
  forms: [
    {
      id: "about-you",
      title: "About you",
      form: {
        id: "about-you",
        parameters: [
          { name: "first_name", label: "First name", type: "string", required: true },
          { name: "last_name", label: "Last name", type: "string", required: true },
          { name: "address", label: "Address", type: "string", required: true },
          {
            name: "state",
            label: "State",
            type: "select",
            required: true,
            options: [
              { value: "MD", label: "Maryland" },
              { value: "VA", label: "Virginia" },
            ],
          },
          { name: "county", label: "County", type: "string", required: false },
        ],
      },
    },
    { id: "direct-deposit", title: "Direct deposit" },
  ],
  attestation: { statement: "I declare that these answers are true, correct and complete." },
});

const meta = {
  title: "Try it/Build an onboarding",
  component: BuildOnboarding,
  tags: ["!autodocs"],
  args: { theme: "light", collection: onboarding },
  argTypes: { theme: { table: { disable: true } } },
  render: ({ collection }, { globals }) => (
    <BuildOnboarding collection={collection} theme={themeIn(globals)} />
  ),
} satisfies Meta<BuildOnboardingProps>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Changes, previews and publishes a collection of forms. */
export const Onboarding: Story = { name: "Build an onboarding" };

/** Opens a form of a link, such as one of “Paste your form”. */
export const Linked: Story = {
  tags: ["!dev"],
  play: async ({ canvas }) => {
    const form = {
      parameters: [{ name: "wage", label: "Wage", type: "currency", required: true }],
    };
    const link = await createLink(JSON.stringify(form), location.href, "build");
    location.hash = new URL(link).hash;
    await expect(await canvas.findByRole("treeitem", { name: "Wage Question" })).toBeVisible();
    await expect(await canvas.findByLabelText("Wage")).toBeVisible();
    location.hash = "";
  },
};
