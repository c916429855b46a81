import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import {
  type DraftStorage,
  FormCollection,
  type Signer,
  type SignHandler,
  useDraft,
} from "parameter-form/collection";
import { expect, test, vi } from "vitest";
import { storageOf } from "../../support/draftStorages.ts";
import { formOf } from "../../support/renderCollection.tsx";
import { field, settled } from "../../support/renderForm.tsx";

const forms = [
  { form: formOf("i-9", "Helped: boolean") },
  { form: formOf("w-4", "Note: string?") },
];
const preparer: Signer = {
  id: "preparer",
  title: "Preparer",
  statement: "I helped.",
  when: { form: "i-9", name: "Helped", equals: "true" },
};

interface PageProps {
  readonly storage: DraftStorage;
  readonly onSign: SignHandler;
  readonly step?: string;
}

function Page({ storage, ...props }: PageProps) {
  const draft = useDraft(storage);
  const given = { forms, draft, signers: [preparer], attestation: { statement: "True." } };
  return <FormCollection {...given} {...props} onSignError={() => {}} />;
}

async function sign() {
  const user = userEvent.setup();
  for (const [name, typed] of [
    ["Type your full name", "Ada"],
    ["Preparer: Type your full name", "Bo"],
  ] as const) {
    await user.type(field(name), typed);
    await settled();
  }
  await act(async () => screen.getByRole("button", { name: "Sign and submit" }).click());
  await settled();
}

test("asks the same signers without the answers of an accepted form", async () => {
  const storage = storageOf(new Map());
  let isLost = true;
  const onSign = vi.fn<SignHandler>(({ id }) => {
    if (id === "w-4" && isLost) return new Promise(() => {});
  });
  const visit = async (step?: string) => {
    const page = <Page storage={storage} onSign={onSign} {...(step && { step })} />;
    return act(async () => render(page));
  };
  const press = (name: string) => act(async () => screen.getByRole("button", { name }).click());
  const view = await visit();
  await userEvent.setup().selectOptions(field("Helped"), "Yes");
  for (const _ of [1, 2, 3]) await press("Continue");
  await sign();
  view.unmount();
  await settled();
  isLost = false;
  await visit("sign");
  await sign();
  const w4 = onSign.mock.calls.filter(([{ id }]) => id === "w-4");
  expect(w4.map(([{ signature }]) => signature?.signers?.map(({ name }) => name))).toEqual([
    ["Bo"],
    ["Bo"],
  ]);
  const [first, second] = w4.map(([, { idempotencyKey }]) => idempotencyKey);
  expect(second).toBe(first);
});
