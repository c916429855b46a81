import type { Meta, StoryObj } from "@storybook/react-vite";
import { ParameterForm } from "parameter-form";
import {
  DraftStatus,
  type DraftStorage,
  localStorageDrafts,
  sessionStorageDrafts,
  useDraft,
} from "parameter-form/collection";
import { type JSX, useEffect, useState } from "react";
import { expect, waitFor } from "storybook/test";
import { DemoButton } from "../shared/controls.tsx";
import { showPayload } from "../shared/showPayload.tsx";

const parameters = [
  { name: "full_name", label: "Full name", type: "string", required: true },
  { name: "extra_withholding", label: "Extra withholding", type: "currency", required: false },
  { name: "ssn", label: "Social Security number", type: "string", required: false },
];

const original = { id: "story", description: "Withholding", parameters };

/** A revision of the form, where a percentage replaces the amount. */
const revised = {
  ...original,
  revision_date: "2027-01-01",
  parameters: parameters.map((parameter) =>
    parameter.name === "extra_withholding" ? { ...parameter, type: "percent" } : parameter,
  ),
};

/** Returns a storage that has exceeded its quota. */
const fullStorage = (): DraftStorage => ({
  read: () => null,
  write() {
    throw new DOMException("No room", "QuotaExceededError");
  },
  remove: () => undefined,
});

const storages = { local: localStorageDrafts, session: sessionStorageDrafts, full: fullStorage };

interface VisitProps {
  readonly storage: keyof typeof storages;
  readonly form: unknown;
}

function Visit({ storage, form }: VisitProps): JSX.Element {
  const draft = useDraft(storages[storage](), { owner: "story" });
  return (
    <>
      <ParameterForm form={form} draft={draft} onSubmit={() => {}} afterSubmit={showPayload} />
      <DraftStatus draft={draft} />
    </>
  );
}

interface VisitsProps {
  /** The storage of the draft. */
  readonly storage: keyof typeof storages;
  /** Whether the form changes between the visits. */
  readonly changes: boolean;
}

/** A form with a draft. Press Leave, then Come back, to see the restored answers. */
function Visits({ storage, changes }: VisitsProps): JSX.Element {
  const [visit, setVisit] = useState(1);
  const isMounted = visit % 2 === 1;
  useEffect(() => () => [localStorage, sessionStorage].forEach((area) => area.clear()), []);
  return (
    <>
      <p>
        <DemoButton onClick={() => setVisit(visit + 1)}>
          {isMounted ? "Leave" : "Come back"}
        </DemoButton>
      </p>
      {isMounted && <Visit storage={storage} form={changes && visit > 1 ? revised : original} />}
    </>
  );
}

const meta = {
  title: "Collections/useDraft",
  component: Visits,
  args: { storage: "local", changes: false },
  argTypes: { storage: { options: Object.keys(storages), control: "inline-radio" } },
} satisfies Meta<typeof Visits>;
export default meta;
type Story = StoryObj<typeof meta>;

const patience = { timeout: 10_000 };
type Play = NonNullable<Story["play"]>;

const typeAndComeBack: Play = async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByLabelText("Full name"), "Ada");
  await userEvent.type(canvas.getByLabelText(/^Extra withholding/), "12,5");
  await userEvent.type(canvas.getByLabelText(/^Social Security number/), "123456789");
  await userEvent.click(canvas.getByRole("button", { name: "Leave" }));
  await userEvent.click(canvas.getByRole("button", { name: "Come back" }));
  await waitFor(() => expect(canvas.getByLabelText("Full name")).toHaveValue("Ada"), patience);
};

const comeBackToAll: Play = async (context) => {
  await typeAndComeBack(context);
  const { canvas, userEvent } = context;
  await expect(canvas.getByLabelText(/^Extra withholding/)).toHaveValue("12,5");
  await expect(canvas.getByLabelText(/^Social Security number/)).toHaveValue("");
  await userEvent.click(canvas.getByRole("button", { name: "Social Security number" }));
  await expect(canvas.getByLabelText(/^Social Security number/)).toHaveFocus();
};

/** `localStorageDrafts` saves answers for 30 days, also an amount that is not valid. It never saves a Social Security number. */
export const InThisBrowser: Story = { play: comeBackToAll };

/** `sessionStorageDrafts` saves answers until the tab is closed, for shared devices. */
export const UntilTheTabIsClosed: Story = { args: { storage: "session" }, play: comeBackToAll };

/** The form changes between the visits. Valid answers are restored, and a message lists the others. */
export const ChangedForm: Story = {
  args: { changes: true },
  play: async (context) => {
    await typeAndComeBack(context);
    const { canvas } = context;
    await expect(canvas.getByLabelText(/^Extra withholding/)).toHaveValue("");
    await expect(
      canvas.getByText("No longer in the form as you answered it: Extra withholding"),
    ).toBeVisible();
  },
};

/** The storage is full. A message appears, and the form can still be submitted. */
export const NoRoomLeft: Story = {
  args: { storage: "full" },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText("Full name"), "Ada");
    await canvas.findByText(/^Could not save your answers: there is no room/, {}, patience);
    await userEvent.click(canvas.getByRole("button", { name: "Submit" }));
    await expect(await canvas.findByTestId("payload")).toHaveTextContent("Ada");
  },
};

/** A submission deletes the draft. */
export const Submitted: Story = {
  play: async (context) => {
    await typeAndComeBack(context);
    const { canvas, userEvent } = context;
    await userEvent.clear(canvas.getByLabelText(/^Extra withholding/));
    await userEvent.click(canvas.getByRole("button", { name: "Submit" }));
    await canvas.findByTestId("payload");
    await waitFor(() => expect(localStorage.length).toBe(0), patience);
  },
};
