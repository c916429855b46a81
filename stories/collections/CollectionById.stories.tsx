import type { Meta, StoryObj } from "@storybook/react-vite";
import { FormCollectionById } from "parameter-form/collection-by-id";
import { expect, fn } from "storybook/test";
import { client } from "../shared/client.ts";
import { withFreshCache } from "../shared/withFreshCache.tsx";

const meta = {
  title: "Collections/FormCollectionById",
  component: FormCollectionById,
  decorators: [withFreshCache],
  args: { client, collectionId: "new-hire", onSign: fn() },
} satisfies Meta<typeof FormCollectionById>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Fetches a collection by its id, then its forms. */
export const ById: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole("textbox", { name: "First name" }, { timeout: 10_000 });
    await expect(canvas.getByRole("heading", { level: 2 })).toHaveTextContent("Personal details");
  },
};

export const NotFound: Story = {
  args: { collectionId: "no-such-collection" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert", {}, { timeout: 10_000 })).toHaveTextContent(
      "There is nothing at this address",
    );
  },
};
