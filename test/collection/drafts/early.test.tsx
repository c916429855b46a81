import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ParameterForm, type ParameterFieldState } from "parameter-form";
import { useDraft } from "parameter-form/collection";
import * as React from "react";
import { type JSX, StrictMode, useLayoutEffect } from "react";
import { expect, test, vi } from "vitest";
import { slowStorageOf, storageOf } from "../../support/draftStorages.ts";
import { formOf } from "../../support/renderCollection.tsx";
import { leavePage, openDrafted } from "./openDrafted.tsx";
import { questions } from "../../support/questions.ts";

const w4 = formOf("w4", "Name: string?", "Nickname: string?");

/** Answers as soon as it is on the page, before effects run, as a password manager may. */
function Filled({
  field: { value, setValue },
}: {
  readonly field: ParameterFieldState;
}): JSX.Element {
  useLayoutEffect(() => {
    if (value === null) setValue("Ada");
  });
  return <output>{String(value)}</output>;
}

test.each([
  ["at once", storageOf],
  ["later", slowStorageOf],
])("keeps an answer given before effects run, in a storage that answers %s", async (_, of) => {
  const texts = new Map<string, string>();
  const storage = of(texts);
  function Page(): JSX.Element {
    const draft = useDraft(storage, { debounce: 0 });
    const fields = { Name: { as: Filled } };
    return <ParameterForm form={w4} draft={draft} fields={fields} onSubmit={() => undefined} />;
  }
  render(<Page />, { wrapper: StrictMode });
  await vi.waitFor(() => expect([...texts.values()].join("")).toContain('"Ada"'), 60_000);
});

test("keeps an answer given during the first read when the language changes at once", async () => {
  const texts = new Map<string, string>();
  const reads: (() => void)[] = [];
  const storage = {
    ...slowStorageOf(texts),
    read: (key: string) =>
      new Promise<string | null>((resolve) => reads.push(() => resolve(texts.get(key) ?? null))),
  };
  const answerReads = async (): Promise<void> => {
    while (reads.length > 0) await act(async () => reads.splice(0).forEach((answer) => answer()));
  };
  const { change } = await openDrafted({ storage });
  await userEvent.type(screen.getByLabelText(/^Name/), "Ada");
  const form = { id: "w", ...questions("Name: string?", "Wage: currency?") };
  await change({ storage, form: { ...form, description: "Formular" } });
  await answerReads();
  await leavePage();
  await answerReads();
  expect([...texts.values()].join("")).toContain('"Ada"');
});

test.skipIf(!("Activity" in React))(
  "does not keep submitted answers when the form becomes visible again",
  async () => {
    const texts = new Map<string, string>();
    const storage = storageOf(texts);
    const onDraft = vi.fn<(status: string) => void>();
    function Page({ mode }: { readonly mode: "visible" | "hidden" }): JSX.Element {
      const draft = useDraft(storage, { debounce: 0 });
      onDraft(draft.status);
      return (
        <React.Activity mode={mode}>
          <ParameterForm form={w4} draft={draft} afterSubmit="edit" onSubmit={() => undefined} />
        </React.Activity>
      );
    }
    const { rerender } = render(<Page mode="visible" />);
    await userEvent.type(screen.getByLabelText(/^Name/), "Ada");
    await vi.waitFor(() => expect(texts.size).toBe(1), 60_000);
    await userEvent.click(screen.getByRole("button", { name: "Submit" }));
    await vi.waitFor(() => expect(texts.size).toBe(0), 60_000);
    rerender(<Page mode="hidden" />);
    rerender(<Page mode="visible" />);
    expect(onDraft).toHaveBeenLastCalledWith("none");
    await userEvent.type(screen.getByLabelText(/^Nickname/), "L");
    await vi.waitFor(() => expect(texts.size).toBe(1), 60_000);
  },
);
