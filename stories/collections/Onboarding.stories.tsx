import type { Meta, StoryObj } from "@storybook/react-vite";
import {
  FormCollection,
  sameName,
  sessionStorageDrafts,
  type SignHandler,
  useDraft,
} from "parameter-form/collection";
import { apiExample } from "parameter-form/service";
import { type JSX, useState } from "react";
import { expect, within } from "storybook/test";
import { client } from "../shared/client.ts";
import { DemoButton } from "../shared/controls.tsx";

/** A revision that removes a question and changes the label of another. */
const revised = {
  ...apiExample,
  revision_date: "2027-01-01",
  parameters: apiExample.parameters
    .filter(({ name }) => name !== "withholding_percentage")
    .map((parameter) =>
      parameter.name === "allowances" ? { ...parameter, label: "Number of allowances" } : parameter,
    ),
};

const attestation = {
  statement: "I declare that these answers are true, correct, and complete.",
  checkName: (typed: string) => (sameName(typed, "Ana García") ? null : "Type Ana García"),
};

interface VisitProps {
  readonly form: unknown;
  readonly onSign: SignHandler;
}

function Visit({ form, onSign }: VisitProps): JSX.Element {
  const draft = useDraft(sessionStorageDrafts(), { owner: "onboarding" });
  return (
    <FormCollection
      forms={[{ form, title: "Withholding" }]}
      draft={draft}
      attestation={attestation}
      onSign={onSign}
    />
  );
}

/** A collection with a draft. The button opens it again after its form was revised. */
function Onboarding(): JSX.Element {
  const [onSign] = useState<SignHandler>(lockedOnce);
  const [visits, setVisits] = useState(1);
  return (
    <>
      <p>
        <DemoButton onClick={() => setVisits(visits + 1)}>Come back a year later</DemoButton>
      </p>
      <Visit key={visits} form={visits === 1 ? apiExample : revised} onSign={onSign} />
    </>
  );
}

/** Returns a handler whose first submission fails because withholding is locked. */
function lockedOnce(): SignHandler {
  let calls = 0;
  return ({ id, payload }) => {
    const employee = ++calls === 1 ? "locked" : "emp_1";
    return client.signForm(id, payload, { params: { employee } });
  };
}

/** The service answers slowly on a busy machine. */
const patience = { timeout: 10_000 };

const meta = {
  title: "Collections/Two visits",
  component: Onboarding,
  beforeEach: () => {
    sessionStorage.clear();
  },
  play: async ({ canvas, userEvent }) => {
    const press = async (name: string) =>
      userEvent.click(await canvas.findByRole("button", { name }, patience));
    await userEvent.selectOptions(
      await canvas.findByLabelText("Filing status", {}, patience),
      "married",
    );
    await userEvent.type(canvas.getByLabelText("Allowances"), "2");
    await userEvent.type(canvas.getByLabelText(/^Withholding percentage/), "12.5");
    await userEvent.type(canvas.getByLabelText("Employee signature"), "Ana García");
    await canvas.findByText(/^Saved/, {}, patience);

    await press("Come back a year later");
    await expect(await canvas.findByLabelText("Number of allowances", {}, patience)).toHaveValue(
      "2",
    );
    await expect(await canvas.findByText(/Withholding percentage/, {}, patience)).toBeVisible();
    await press("Continue");
    await expect(await canvas.findByText("Married", {}, patience)).toBeVisible();
    await press("Continue");
    await userEvent.type(
      await canvas.findByLabelText("Type your full name", {}, patience),
      "Ana García",
    );
    await press("Sign and submit");
    const alert = await canvas.findByRole("alert", {}, patience);
    await expect(within(alert).getByText(/locked withholding/)).toBeVisible();
    await press("Sign and submit");
    await canvas.findByRole("heading", { name: "Your answers were received" }, patience);
    await expect(canvas.getByText("Exactly what was sent")).toBeVisible();
    // The storage keeps the acceptance and the seed of idempotency keys, but no answers.
    const kept = Object.entries(sessionStorage).filter(([key]) => !key.endsWith("~seed"));
    await expect(kept.map(([key]) => key.replace(/^.*~/, ""))).toEqual(["accepted"]);
    await expect(String(kept)).not.toMatch(/married|García/);
  },
} satisfies Meta<typeof Onboarding>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A user begins, comes back a year later to a revised form, reviews it, is rejected once, signs, and gets a receipt. */
export const Journey: Story = {};
