import { ParameterForm, ssn } from "parameter-form";
import { type DraftStorage, FormCollection, useDraft } from "parameter-form/collection";
import type { JSX } from "react";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectFocus, show } from "../support/browser.tsx";
import { storageOf, storageThat } from "../support/draftStorages.ts";
import { questions } from "../support/questions.ts";
import { endsAt, fakeClock, hour, loaded, passUntil, wake } from "../react/session/sessionClock.ts";

const person = { id: "person", description: "Person", ...questions("Name: string", "SSN: string") };
const pay = { id: "pay", description: "Pay", ...questions("Wage: currency") };
const settings = { rules: { SSN: ssn() } };
const extend = vi.fn<() => Promise<Date>>(async () => new Date(endsAt.getTime() + hour));
const session = { endsAt, extend };

fakeClock();

interface KeptProps {
  readonly storage: DraftStorage;
}

function Kept({ storage }: KeptProps): JSX.Element {
  const draft = useDraft(storage, { owner: "ada", debounce: 0 });
  return (
    <ParameterForm
      form={person}
      {...settings}
      draft={draft}
      session={session}
      onSubmit={() => {}}
    />
  );
}

function KeptCollection({ storage }: KeptProps): JSX.Element {
  const draft = useDraft(storage, { owner: "ada", debounce: 0 });
  return (
    <FormCollection
      forms={[{ form: person, ...settings }, { form: pay }]}
      draft={draft}
      session={session}
      onSign={() => undefined}
    />
  );
}

const onPage =
  "Your answers are still on this page. Sign in again in another tab, then continue here.";
const saved =
  "Your answers are saved. You can close this page and come back to it within 30 days to finish.";
const full =
  "Could not save your answers. They are still on this page, and saving is tried again at your next change.";

const rows = [
  ["a form", Kept],
  ["a collection", KeptCollection],
] as const;

test.each(rows)(
  "the draft of %s lists which answers are saved, and which never",
  async (_, Page) => {
    show(<Page storage={storageOf(new Map())} />);
    await loaded();
    await userEvent.fill(page.getByLabelText("Name"), "Ada");
    await userEvent.fill(page.getByLabelText("SSN"), "123-45-6789");
    wake(0);
    await expect
      .element(page.getByRole("alertdialog"))
      .toHaveAccessibleDescription(`${onPage} ${saved} Never saved, so enter again: SSN`);
  },
);

test.each(rows)("the draft of %s shows that saving failed", async (_, Page) => {
  const storage = {
    ...storageOf(new Map()),
    write: storageThat(() => {
      throw new Error("no");
    }).write,
  };
  show(<Page storage={storage} />);
  await loaded();
  await userEvent.fill(page.getByLabelText("Name"), "Ada");
  wake(0);
  await expect
    .element(page.getByRole("alertdialog"))
    .toHaveAccessibleDescription(`${onPage} ${full}`);
});

test("a failed save is tried again when the warning appears", async () => {
  const texts = new Map<string, string>();
  const storage = storageOf(texts);
  let isBroken = true;
  show(
    <Kept
      storage={{
        ...storage,
        write(key, text) {
          if (isBroken) throw new Error("no");
          return storage.write(key, text);
        },
      }}
    />,
  );
  await loaded();
  await userEvent.fill(page.getByLabelText("Name"), "Ada");
  isBroken = false;
  passUntil(120);
  await expectFocus("Stay signed in");
  await vi.waitFor(() => expect([...texts.values()].join()).toContain("Ada"));
});

test("a collection has one dialog for all of its forms, which keeps the step and its answers", async () => {
  show(<KeptCollection storage={storageOf(new Map())} />);
  await loaded();
  await userEvent.fill(page.getByLabelText("Name"), "Ada");
  await userEvent.fill(page.getByLabelText("SSN"), "123-45-6789");
  await userEvent.click(page.getByRole("button", { name: "Continue" }));
  await userEvent.fill(page.getByLabelText("Wage"), "12.50");
  passUntil(30);
  await expectFocus("Stay signed in");
  expect(document.querySelectorAll("dialog")).toHaveLength(1);
  await userEvent.keyboard("{Enter}");
  await expectFocus("Wage");
  expect(extend).toHaveBeenCalledTimes(1);
  await expect.element(page.getByLabelText("Wage")).toHaveValue("12.50");
});
