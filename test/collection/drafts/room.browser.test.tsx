import { ParameterForm } from "parameter-form";
import {
  type DraftRetention,
  DraftStatus,
  type DraftStorage,
  FormCollection,
  useDraft,
} from "parameter-form/collection";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { find, patience, show } from "../../support/browser.tsx";
import { questions } from "../../support/questions.ts";

const form = {
  ...questions("City: string", "Zip: string?"),
  id: "f",
  description: "Withholding certificate",
};
const other = { ...questions("Bank: string"), id: "b", description: "Direct deposit" };

/** A storage whose writes wait until `end` is called. */
function slowStorage(retention: DraftRetention) {
  const waiting: (() => void)[] = [];
  const storage: DraftStorage = {
    retention,
    read: () => null,
    remove() {},
    write: () => new Promise<void>((resolve) => void waiting.push(resolve)),
  };
  const end = async () => {
    await vi.waitFor(() => expect(waiting).not.toEqual([]), patience);
    waiting.shift()?.();
  };
  return { storage, end };
}

interface LayoutProps {
  readonly storage: DraftStorage;
}

function Above({ storage }: LayoutProps) {
  const draft = useDraft(storage, { owner: "a" });
  return (
    <>
      <DraftStatus draft={draft} />
      <ParameterForm form={form} draft={draft} onSubmit={() => {}} />
    </>
  );
}

function Below({ storage }: LayoutProps) {
  const draft = useDraft(storage, { owner: "a" });
  return (
    <>
      <ParameterForm form={form} draft={draft} onSubmit={() => {}} />
      <DraftStatus draft={draft} />
      <button>End</button>
    </>
  );
}

function Step({ storage }: LayoutProps) {
  const draft = useDraft(storage, { owner: "a" });
  return <FormCollection forms={[{ form }, { form: other }]} draft={draft} onSign={() => {}} />;
}

const rows = Object.entries({ Above, Below, Step }).flatMap(([layout, Layout]) =>
  [360, 700].flatMap((width) =>
    (["expiry", "browser", "tab"] as const).map((retention) => ({
      layout,
      Layout,
      width,
      retention,
    })),
  ),
);

/** Where everything stands that can be pressed. */
const tops = () =>
  [...document.querySelectorAll("button, input, label")].map(
    (element) => `${element.textContent} ${element.getBoundingClientRect().top + scrollY}`,
  );

const height = () => document.querySelector("main")?.offsetHeight;

const status = (now: string) => find(`.pf-draft[data-status="${now}"]`);

test.each(rows)(
  "$layout, $width px, kept by $retention: nothing moves while answers are being saved",
  async ({ Layout, width, retention }) => {
    await page.viewport(width, 640);
    const { storage, end } = slowStorage(retention);
    show(<Layout storage={storage} />);
    await status("idle");
    const idle = tops();
    await userEvent.type(page.getByLabelText("City"), "a");
    await status("saving");
    expect(tops()).toEqual(idle);
    await end();
    await status("saved");
    expect(tops()).toEqual(idle);
  },
);

test("after Save and finish later, nothing moves when answers are saved again", async () => {
  await page.viewport(360, 640);
  const { storage, end } = slowStorage("browser");
  show(<Step storage={storage} />);
  await status("idle");
  await userEvent.click(page.getByRole("button", { name: "Save and finish later" }));
  await expect.element(page.getByText(/You can close this page/)).toBeVisible();
  const expectedHeight = height();
  await userEvent.type(page.getByLabelText("City"), "a");
  await status("saving");
  await expect.element(page.getByText(/You can close this page/)).not.toBeInTheDocument();
  expect(height()).toBe(expectedHeight);
  await end();
  await status("saved");
  await expect.element(page.getByText(/You can close this page/)).toBeVisible();
  expect(height()).toBe(expectedHeight);
});
