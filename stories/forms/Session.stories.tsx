import type { Meta, StoryObj } from "@storybook/react-vite";
import { ParameterForm } from "parameter-form";
import { DraftStatus, localStorageDrafts, useDraft } from "parameter-form/collection";
import { personalDetails } from "parameter-form/service";
import { type JSX, useEffect, useState } from "react";
import { expect, waitFor } from "storybook/test";

const storage = localStorageDrafts();

interface SessionProps {
  /** Seconds until the session ends; negative after its end. */
  readonly seconds: number;
  /** Whether the session can be extended. */
  readonly online: boolean;
}

/** A form in a session. "Stay signed in" extends the session to three minutes. */
function SignedIn({ seconds, online }: SessionProps): JSX.Element {
  const draft = useDraft(storage, { owner: "story" });
  const [opened] = useState(Date.now);
  useEffect(() => () => localStorage.clear(), []);
  const extend = async (): Promise<number> => {
    if (!online) throw new DOMException("You are offline", "OfflineError");
    return Date.now() + 180_000;
  };
  return (
    <>
      <ParameterForm
        form={personalDetails}
        draft={draft}
        session={{ endsAt: opened + seconds * 1000, extend }}
        onSubmit={() => {}}
      />
      <DraftStatus draft={draft} />
    </>
  );
}

const meta = {
  title: "Forms/Session",
  component: SignedIn,
  args: { seconds: 119, online: true },
} satisfies Meta<typeof SignedIn>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The warning two minutes before the end. */
export const Ending: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alertdialog")).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByRole("button", { name: "Stay signed in" })).toHaveFocus(),
    );
  },
};

/** Extending fails, and the person can try again while time is left. */
export const NotExtended: Story = {
  args: { online: false },
  play: async (context) => {
    await Ending.play?.(context);
    const { canvas, userEvent } = context;
    await userEvent.keyboard("{Enter}");
    await expect(await canvas.findByRole("alert")).toHaveTextContent("You are offline");
  },
};

/** After the end, the dialog says where the answers are. */
export const Ended: Story = {
  args: { seconds: -60 },
  play: async ({ canvas }) => {
    const heading = await canvas.findByRole("heading", { name: /^Your session ended/ });
    await waitFor(() => expect(heading).toHaveFocus());
  },
};
