import type { Meta, StoryObj } from "@storybook/react-vite";
import { parseCollection } from "parameter-form/document";
import { themeIn } from "../../designSystems/index.ts";
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
