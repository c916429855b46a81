import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ParameterForm } from "parameter-form";
import {
  DraftStatus,
  type DraftStorage,
  FormCollection,
  type FormCollectionProps,
  type SignHandler,
  useDraft,
} from "parameter-form/collection";
import type { JSX } from "react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { slowStorageOf, storageOf } from "../support/draftStorages.ts";
import { formOf, stepShown } from "../support/renderCollection.tsx";
import { field, settled } from "../support/renderForm.tsx";

const a = { form: formOf("a", "Name: string", "Exempt: boolean") };
const b = { form: formOf("b", "Count: number") };
const c = { form: formOf("c", "Bank: string"), when: { name: "Exempt", equals: "false" } } as const;

afterEach(() => void vi.unstubAllGlobals());

let texts: Map<string, string>;
beforeEach(() => {
  texts = new Map();
});

interface TabProps extends Partial<FormCollectionProps> {
  readonly storage: DraftStorage;
  readonly onSign: SignHandler;
  readonly owner?: string;
}

function Tab({ storage, owner = "", ...props }: TabProps): JSX.Element {
  const draft = useDraft(storage, { owner });
  return (
    <>
      <FormCollection forms={[a, b]} draft={draft} {...props} />
      <DraftStatus draft={draft} />
    </>
  );
}

/** Opens a collection as a tab of its own. */
async function open(storage: DraftStorage, props: Partial<FormCollectionProps> = {}) {
  const onSign = vi.fn<SignHandler>(({ id }) => ({ document: `doc_${id}` }));
  const view = render(<Tab storage={storage} onSign={onSign} {...props} />, {
    container: document.body.appendChild(document.createElement("div")),
  });
  await settled();
  const here = within(view.container);
  const input = (name: string): HTMLElement => here.getByLabelText(new RegExp(`^${name}`));
  return {
    onSign,
    sent: () => onSign.mock.calls.map(([{ id }]) => id),
    step: () => view.container.querySelector(".pf-step-head .pf-heading")?.textContent,
    text: () => view.container.textContent ?? "",
    close: async () => {
      view.unmount();
      view.container.remove();
      await settled();
    },
    type: async (name: string, text: string) => {
      await userEvent.type(input(name), text);
      await settled();
    },
    choose: async (name: string, label: string) => {
      await userEvent.selectOptions(input(name), label);
      await settled();
    },
    async press(name: string) {
      await act(async () => here.getByRole("button", { name }).click());
      await settled();
    },
    async look() {
      await act(async () => document.dispatchEvent(new Event("visibilitychange")));
      await settled();
    },
  };
}
type Opened = Awaited<ReturnType<typeof open>>;

/** Fills in both forms, up to the review. */
async function fillIn(tab: Opened): Promise<void> {
  await tab.type("Name", "Ada");
  await tab.choose("Exempt", "Yes");
  await tab.press("Continue");
  await tab.type("Count", "2");
  await tab.press("Continue");
}

const refusesB: SignHandler = ({ id }) => (id === "b" ? { form: ["No"] } : { document: "doc_a" });
const before = (title: string) =>
  `“Form ${title}” was submitted before, and is not submitted again`;

describe.each([
  ["at once", storageOf],
  ["by promises", slowStorageOf],
] as const)("a storage that answers %s", (_, storageIn) => {
  test("skips a form that was accepted before another was rejected, after a reload", async () => {
    const first = await open(storageIn(texts));
    first.onSign.mockImplementation(refusesB);
    await fillIn(first);
    await first.press("Submit");
    expect(first.sent()).toEqual(["a", "b"]);
    await first.close();
    expect(JSON.stringify([...texts])).not.toContain("Ada");

    const second = await open(storageIn(texts));
    expect(second.step()).toBe("Form a");
    expect(second.text()).toContain(before("a"));
    expect(second.text()).toMatch(/Received.+2026/u);
    expect(second.text()).not.toContain("doc_a");
    expect(screen.queryByLabelText(/^Name/)).toBe(null);
    await second.press("Continue");
    expect(field("Count")).toHaveValue("2");
    await second.press("Continue");
    expect(second.text()).toContain(before("a"));
    await second.press("Submit");
    expect(second.sent()).toEqual(["b"]);
    expect(second.step()).toBe("Your answers were received");
    expect(second.text()).toContain("doc_a");
    expect(second.text()).toContain("doc_b");
    await second.close();
  });

  test("skips forms that another tab sent without notice", async () => {
    vi.stubGlobal("BroadcastChannel", undefined);
    const first = await open(storageIn(texts));
    await fillIn(first);
    await act(async () => window.dispatchEvent(new Event("pagehide")));
    await settled();
    const second = await open(storageIn(texts), { step: "review" });
    await first.press("Submit");
    expect(first.sent()).toEqual(["a", "b"]);
    expect(second.step()).toBe("Check your answers");
    await second.press("Submit");
    expect(second.sent()).toEqual([]);
    expect(second.step()).toBe("Your answers were received");
    expect(second.text()).toContain("Submitted earlier or in another tab");
    await first.close();
    await second.close();
  });

  test("updates the review of another tab when it is shown again", async () => {
    vi.stubGlobal("BroadcastChannel", undefined);
    const first = await open(storageIn(texts));
    first.onSign.mockImplementation(refusesB);
    await fillIn(first);
    await act(async () => window.dispatchEvent(new Event("pagehide")));
    await settled();
    const second = await open(storageIn(texts), { step: "review" });
    await first.press("Submit");
    expect(second.text()).not.toContain(before("a"));
    await second.look();
    expect(second.text()).toContain(before("a"));
    await second.press("Submit");
    expect(second.sent()).toEqual(["b"]);
    await first.close();
    await second.close();
  });

  test("finishes in another tab at once when it is notified", async () => {
    const first = await open(storageIn(texts));
    await fillIn(first);
    const second = await open(storageIn(texts), { step: "review" });
    await first.press("Submit");
    await vi.waitFor(() => expect(second.step()).toBe("Your answers were received"), 60_000);
    await first.close();
    await second.close();
  });

  test("keeps forms visible or hidden by their accepted answers", async () => {
    const forms = [a, b, c];
    const first = await open(storageIn(texts), { forms });
    await fillIn(first);
    await first.press("Submit");
    expect(first.sent()).toEqual(["a", "b"]);
    await first.close();
    const kept = JSON.stringify([...texts]);
    expect(kept).not.toMatch(/Exempt|Ada/);
    const second = await open(storageIn(texts), { forms });
    expect(second.step()).toBe("Your answers were received");
    await second.close();
  });

  test("calls onFinish once when everything was accepted before", async () => {
    const first = await open(storageIn(texts));
    await fillIn(first);
    await first.press("Submit");
    await first.close();
    const onFinish = vi.fn<NonNullable<FormCollectionProps["onFinish"]>>();
    const second = await open(storageIn(texts), { onFinish });
    expect(onFinish).toHaveBeenCalledOnce();
    expect(onFinish.mock.calls[0]?.[0]).toMatchObject({
      signature: null,
      forms: [
        { id: "a", document: "doc_a", pairs: [], inOtherTab: true },
        { id: "b", document: "doc_b", pairs: [], inOtherTab: true },
      ],
    });
    await second.close();
  });
});

const at = "2026-01-31T12:00:00.000Z";

test.each<readonly [FormCollectionProps["accepted"], sent: readonly string[], said: RegExp]>([
  [undefined, ["a", "b"], /doc_a/],
  [{}, ["a", "b"], /doc_a/],
  [{ a: {} }, ["b"], /Form a.*Submitted earlier or in another tab.*Form b/],
  [{ a: { document: "d_7", at } }, ["b"], /January 31, 2026.*d_7.*Form b/],
  [{ a: { document: "d_7" } }, ["b"], /Form aDocument\s*d_7/],
  [{ other: {} }, ["a", "b"], /doc_a/],
  [{ constructor: {} }, ["a", "b"], /doc_a/],
])("skips the forms that `accepted` lists: %j", async (accepted, sent, message) => {
  const forms = [
    { ...a, defaultValues: { Name: "Ada", Exempt: "true" } },
    { ...b, defaultValues: { Count: "2" } },
  ];
  const tab = await open(storageOf(texts), { forms, step: "review", draft: undefined, accepted });
  await tab.press("Submit");
  expect(tab.sent()).toEqual(sent);
  expect(tab.text()).toMatch(message);
  await tab.close();
});

test("an accepted form needs no definition", async () => {
  const client = { getForm: () => new Promise<never>(() => undefined) };
  const props = { client, forms: [{ id: "w4", title: "W-4" }], accepted: { w4: {} } };
  const tab = await open(storageOf(texts), props);
  expect(stepShown()).toBe("Your answers were received");
  expect(tab.text()).toContain("W-4");
  await tab.close();
});

test("an accepted task is submitted", async () => {
  const props = { accepted: { a: {} }, variant: "tasks" } as const;
  const tab = await open(storageOf(texts), props);
  expect(
    [...document.querySelectorAll(".pf-task-status")].map((one) => one.textContent?.trim()),
  ).toEqual(["Submitted", "To do"]);
  await tab.close();
});

test("draft.clear() starts over", async () => {
  function App(): JSX.Element {
    const draft = useDraft(storageOf(texts));
    return (
      <>
        <button onClick={() => void draft.clear()}>Clear</button>
        <FormCollection forms={[a, b]} draft={draft} onSign={() => undefined} />
      </>
    );
  }
  const first = await open(storageOf(texts));
  await fillIn(first);
  await first.press("Submit");
  await first.close();
  render(<App />);
  await settled();
  expect(stepShown()).toBe("Your answers were received");
  await userEvent.click(screen.getByRole("button", { name: "Clear" }));
  await settled();
  expect(stepShown()).toBe("Step 1 of 3: Form a");
  expect(texts.size).toBe(0);
});

describe("a draft of another owner in a mounted", () => {
  function Form({ owner }: { readonly owner: string | null }): JSX.Element {
    const draft = useDraft(storageOf(texts), { owner: owner ?? "" });
    const given = owner === null ? {} : { draft };
    return <ParameterForm form={a.form} {...given} onSubmit={() => undefined} />;
  }
  function Forms({ owner }: { readonly owner: string | null }): JSX.Element {
    const draft = useDraft(storageOf(texts), { owner: owner ?? "" });
    const given = owner === null ? {} : { draft };
    return <FormCollection forms={[a, b]} {...given} onSign={() => undefined} />;
  }

  test.each([
    ["a form", Form, ["ada", "eve"], ""],
    ["a collection", Forms, ["ada", "eve"], ""],
    ["a form, also after none", Form, ["ada", null, "eve"], ""],
    ["a form that had none", Form, [null, "ada"], "Mine"],
    ["a form that keeps its owner", Form, ["ada", null, "ada"], "Mine"],
    ["a collection that had none", Forms, [null, "ada"], "Mine"],
  ] as const)("%s: %#", async (_, Component, [first, ...others], shown) => {
    const view = render(<Component owner={first} />);
    await settled();
    await userEvent.type(field("Name"), "Mine");
    for (const owner of others) view.rerender(<Component owner={owner} />);
    await settled();
    expect(field("Name")).toHaveValue(shown);
    if (first === null || others.at(-1) === first) return;
    view.rerender(<Component owner={first} />);
    await settled();
    expect(field("Name")).toHaveValue("Mine");
  });
});
