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
import { Press } from "../shared/controls.tsx";
import { showPayload } from "../shared/showPayload.tsx";

const parameters = [
  { name: "full_name", label: "Full name", type: "string", required: true },
  { name: "extra_withholding", label: "Extra withholding", type: "currency", required: false },
  { name: "ssn", label: "Social Security number", type: "string", required: false },
];

const before = { id: "story", description: "Withholding", parameters };

/** The same form a year later: the amount is a percentage now. */
const after = {
  ...before,
  revision_date: "2027-01-01",
  parameters: parameters.map((one) =>
    one.name === "extra_withholding" ? { ...one, type: "percent" } : one,
  ),
};

/** A browser's storage with no room left. */
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
  /** Where answers are kept. */
  readonly storage: keyof typeof storages;
  /** Whether the form has changed when the person comes back. */
  readonly changes: boolean;
}

/** A form that can be left and come back to. */
function Visits({ storage, changes }: VisitsProps): JSX.Element {
  const [visit, setVisit] = useState(1);
  const isThere = visit % 2 === 1;
  useEffect(() => () => [localStorage, sessionStorage].forEach((web) => web.clear()), []);
  return (
    <>
      <p>
        <Press onClick={() => setVisit(visit + 1)}>{isThere ? "Leave" : "Come back"}</Press>
      </p>
      {isThere && <Visit storage={storage} form={changes && visit > 1 ? after : before} />}
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

/** In this browser, for 30 days. An amount that cannot be read stays as it was typed; a Social Security number is never kept. */
export const InThisBrowser: Story = { play: comeBackToAll };

/** Until the tab is closed, for a device that several people use. */
export const UntilTheTabIsClosed: Story = { args: { storage: "session" }, play: comeBackToAll };

/** The form has changed when the person comes back: what still fits is there, and what does not is told. */
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

/** Nothing can be kept, which the person is told; the form works as without. */
export const NoRoomLeft: Story = {
  args: { storage: "full" },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText("Full name"), "Ada");
    await canvas.findByText(/^Could not save your answers: there is no room/, {}, patience);
    await userEvent.click(canvas.getByRole("button", { name: "Submit" }));
    await expect(await canvas.findByTestId("payload")).toHaveTextContent("Ada");
  },
};

/** Kept until it is submitted, and no longer. */
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
