import { act, render, renderHook, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import {
  type DraftStorage,
  FormCollection,
  type Repeat,
  type SignHandler,
  useDraft,
  useFormCollection,
} from "parameter-form/collection";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { slowStorageOf, storageOf, storageThat } from "../../support/draftStorages.ts";
import { formOf, stepShown } from "../../support/renderCollection.tsx";
import { field, settled, summary } from "../../support/renderForm.tsx";

const form = formOf("people", "First: string", "ssn: string?");

interface PageProps {
  readonly storage: DraftStorage;
  readonly onSign: SignHandler;
  readonly repeat: Repeat | undefined;
  readonly step: string | undefined;
  readonly expiry: number | undefined;
}

function Page({ storage, expiry, ...props }: PageProps) {
  const draft = useDraft(storage, { expiry });
  return <FormCollection {...props} forms={[{ form, repeat: props.repeat }]} draft={draft} />;
}

async function open(storage: DraftStorage, repeat?: Repeat, step?: string, expiry?: number) {
  const onSign = vi.fn<SignHandler>();
  const tree = (at?: string) => <Page {...{ storage, onSign, repeat, step: at, expiry }} />;
  const view = render(tree(step), { reactStrictMode: true });
  await settled();
  const user = userEvent.setup();
  return {
    onSign,
    async leave() {
      view.unmount();
      await settled();
    },
    async go(to: string) {
      view.rerender(tree(to));
      await settled();
    },
    async type(name: string, text: string) {
      await user.type(field(name), text);
      await settled();
    },
    press: (name: string) => act(async () => screen.getByRole("button", { name }).click()),
  };
}

type Opened = Awaited<ReturnType<typeof open>>;

async function add({ press, type }: Opened, ...names: readonly string[]): Promise<void> {
  for (const [at, name] of names.entries()) {
    await press(at === 0 && screen.queryByText("None added") ? "Add" : "Add another");
    await type("First", name);
    await press("Continue");
  }
}

/** What the cards show. */
const cards = (): readonly string[] =>
  [...document.querySelectorAll(".pf-item-card")].map(
    (card) =>
      `${card.querySelector(".pf-item-card-title")?.textContent}: ${card.querySelector("dd")?.textContent ?? ""}`,
  );

let texts: Map<string, string>;
beforeEach(() => {
  texts = new Map();
});
afterEach(() => void vi.useRealTimers());

describe.each([
  ["at once", storageOf],
  ["by promises", slowStorageOf],
] as const)("a storage that answers %s", (_, storageIn) => {
  describe("keeps items", () => {
    async function openSecond() {
      const first = await open(storageIn(texts), { min: 0 });
      await add(first, "Bo");
      await first.press("Add another");
      await first.type("First", "C");
      await first.leave();
      return open(storageIn(texts), { min: 0 }, "people~2");
    }

    test("of which one is incomplete", async () => {
      await openSecond();
      expect(stepShown()).toBe("Step 1 of 2: C");
      expect(field("First")).toHaveValue("C");
    });

    test("with their answers", async () => {
      const second = await openSecond();
      await second.type("First", "y");
      await second.go("people~items");
      expect(cards()).toEqual(["Bo: Bo", "Cy: Cy"]);
      await second.leave();
      await open(storageIn(texts), { min: 0 });
      expect(cards()).toEqual(["Bo: Bo", "Cy: Cy"]);
    });
  });

  describe("of three items", () => {
    async function openThree() {
      const rendered = await open(storageIn(texts), { min: 0 });
      await add(rendered, "Bo", "Cy", "Di");
      return rendered;
    }

    test("deletes the answers of a removed item", async () => {
      const { press } = await openThree();
      await press("Remove Cy");
      await settled();
      expect([...texts.values()].join("")).not.toContain("Cy");
    });

    test("keeps a removed item that is restored", async () => {
      const { press, leave } = await openThree();
      await press("Remove Cy");
      await settled();
      await press("Undo");
      await leave();
      await open(storageIn(texts), { min: 0 });
      expect(cards().map((card) => card.split(": ")[1])).toEqual(["Bo", "Cy", "Di"]);
    });

    test("gives a new item no answers of removed ones", async () => {
      const { press, leave } = await openThree();
      await press("Remove Di");
      await press("Remove Bo");
      await leave();
      const next = await open(storageIn(texts), { min: 0 });
      expect(cards()).toEqual(["Cy: Cy"]);
      await next.press("Add another");
      expect(field("First")).toHaveValue("");
      await next.type("First", "Ed");
      await next.press("Continue");
      expect(cards()).toEqual(["Cy: Cy", "Ed: Ed"]);
    });
  });

  describe("of items of which one was accepted and one rejected", () => {
    async function openAgain() {
      const first = await open(storageIn(texts), { min: 0 });
      await add(first, "Bo", "Cy");
      await first.press("Continue");
      first.onSign.mockImplementation(({ item }) => (item?.number === 2 ? { form: ["No"] } : {}));
      await first.press("Submit");
      await settled();
      await first.leave();
      const second = await open(storageIn(texts), { min: 0 }, "review");
      await second.press("Submit");
      await settled();
      return second;
    }

    test("sends only the rejected one again", async () => {
      const { onSign } = await openAgain();
      expect(onSign.mock.calls.map(([{ values }]) => values["First"])).toEqual(["Cy"]);
      expect(stepShown()).toBe("Your answers were received");
    });

    test("opens with the receipt of all once both were accepted", async () => {
      const { leave } = await openAgain();
      await leave();
      const { onSign } = await open(storageIn(texts), { min: 0 });
      expect(stepShown()).toBe("Your answers were received");
      expect(screen.getAllByRole("heading", { level: 3 }).map((one) => one.textContent)).toEqual([
        "Form people, 1 of 2",
        "Form people, 2 of 2",
      ]);
      expect(onSign).not.toHaveBeenCalled();
    });
  });

  test.each([{ min: 0 }, {}])(
    "restores the draft of a form from before it was repeated, with %j",
    async (repeat) => {
      const first = await open(storageIn(texts));
      await first.type("First", "Bo");
      await first.leave();
      await open(storageIn(texts), repeat);
      expect(cards()).toEqual(["Bo: Bo"]);
    },
  );
});

test("replaces the address of an unknown item with the first step", async () => {
  await open(storageOf(texts), { min: 0 }, "people~7");
  expect(stepShown()).toBe("Step 1 of 2: Form people");
});

test("asks an app's own draft to clear the items", async () => {
  const clear = vi.fn();
  const saved = new Map<string, string | undefined>();
  const draft = {
    restore: () => Promise.resolve(null),
    save: (kept: { id: string }, answers: { values: Readonly<Record<string, string>> }) =>
      void saved.set(kept.id, answers.values["items"]),
    clear: (kept: { id: string }) => void clear(kept.id),
  };
  render(
    <FormCollection
      forms={[{ form, repeat: { min: 0 } }]}
      draft={draft}
      onSign={() => undefined}
    />,
  );
  await settled();
  await act(async () => screen.getByRole("button", { name: "Add" }).click());
  await userEvent.type(field("First"), "Bo");
  for (const name of ["Continue", "Continue", "Submit"])
    await act(async () => screen.getByRole("button", { name }).click());
  await settled();
  expect(saved.get("people~items")).toBe("1/1");
  expect(clear.mock.calls.flat()).toEqual(["people", "people~items"]);
});

/** A storage by promises that reads which items there are when the test lets it. */
function storageWithLateList() {
  const storage = slowStorageOf(texts);
  let read: (key: string) => Promise<string | null> = () => new Promise(() => undefined);
  const waiting: (() => void)[] = [];
  return {
    storage: {
      ...storage,
      read: async (key: string) => (key.includes("items") ? read(key) : storage.read(key)),
    } satisfies DraftStorage,
    hold: () =>
      (read = (key) =>
        new Promise((resolve) => waiting.push(() => resolve(texts.get(key) ?? null)))),
    fail: () => (read = () => Promise.reject(new Error("503"))),
    answer: () =>
      act(async () => {
        read = async (key) => storage.read(key);
        for (const one of waiting) one();
      }),
  };
}

/** Leaves two items that are filled in, and comes back to send them. */
async function comeBack(storage: DraftStorage) {
  const first = await open(storageOf(texts), { min: 0 });
  await add(first, "Bo", "Cy");
  await first.leave();
  return open(storage, { min: 0 }, "review");
}

const values = ({ onSign }: Opened): readonly unknown[] =>
  onSign.mock.calls.map(([signed]) => signed.values["First"]);

test("sends nothing before the number of items is known, and then all of them", async () => {
  const late = storageWithLateList();
  late.hold();
  const second = await comeBack(late.storage);
  await second.press("Submit");
  expect(summary()).toEqual(["Form people: Loading the form"]);
  expect(second.onSign).not.toHaveBeenCalled();
  await late.answer();
  expect(summary()).toEqual([]);
  await second.press("Submit");
  await settled();
  expect(values(second)).toEqual(["Bo", "Cy"]);
  expect(stepShown()).toBe("Your answers were received");
});

test.each([
  ["fails", (late: ReturnType<typeof storageWithLateList>) => void late.fail()],
  ["takes too long", (late: ReturnType<typeof storageWithLateList>) => void late.hold()],
])("reads the items again after a read that %s, and loses none", async (_, begin) => {
  const late = storageWithLateList();
  begin(late);
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const second = await comeBack(late.storage);
  await act(() => vi.advanceTimersByTimeAsync(5000));
  vi.useRealTimers();
  await second.press("Submit");
  expect(summary()).toHaveLength(1);
  expect(second.onSign).not.toHaveBeenCalled();
  await second.go("people~items");
  expect(screen.getByRole("alert")).toBeTruthy();
  await late.answer();
  await second.press("Try again");
  await settled();
  expect(cards()).toEqual(["Bo: Bo", "Cy: Cy"]);
  await second.go("review");
  await second.press("Submit");
  await settled();
  expect(values(second)).toEqual(["Bo", "Cy"]);
});

test("fills in a repeated form also where the storage is blocked", async () => {
  const blocked = new DOMException("No", "SecurityError");
  const storage = storageThat(() => {
    throw blocked;
  });
  const first = await open(storage, { min: 0 });
  await add(first, "Bo");
  expect(cards()).toEqual(["Bo: Bo"]);
});

test("keeps an item that was changed after the others were added until it expires itself", async () => {
  const hour = 60 * 60 * 1000;
  vi.useFakeTimers({ toFake: ["Date"], now: 0 });
  const first = await open(storageOf(texts), { min: 0 }, undefined, hour);
  await add(first, "Bo", "Cy");
  await first.leave();
  vi.setSystemTime(0.8 * hour);
  const second = await open(storageOf(texts), { min: 0 }, "people~2", hour);
  await second.type("First", "!");
  await second.leave();
  vi.setSystemTime(1.2 * hour);
  await open(storageOf(texts), { min: 0 }, undefined, hour);
  expect(cards()).toEqual(["Form people, 1 of 2: ", "Cy!: Cy!"]);
});

/** A tab of its own, without a page. */
const openTab = async () => {
  const onSign = vi.fn<SignHandler>();
  const view = renderHook(() => {
    const draft = useDraft(storageOf(texts));
    return { draft, ...useFormCollection({ forms: [{ form, repeat: {} }], draft, onSign }) };
  });
  await settled();
  return { ...view, onSign };
};

test("adds no item next to those of another tab until the person decides", async () => {
  const other = await openTab();
  const { result } = await openTab();
  const items = () =>
    result.current.repeated.map(({ items: { length }, fixed }) => [length, fixed]);
  act(() => other.result.current.addItem("people"));
  other.unmount();
  act(() => void document.dispatchEvent(new Event("visibilitychange")));
  expect(result.current.draft.status).toBe("conflict");
  act(() => result.current.addItem("people"));
  act(() => result.current.removeItem("people"));
  expect(items()).toEqual([[1, true]]);
  act(() => result.current.draft.keep());
  await settled();
  act(() => result.current.addItem("people"));
  expect(items()).toEqual([[2, false]]);
});

test("does not mistake an item sent by another tab for one added here at the same time", async () => {
  const [alice, bob] = [await openTab(), await openTab()];
  const give = async ({ result }: typeof bob, id: string, name: string) => {
    const found = result.current.forms.find((one) => one.id === id);
    if (found?.status !== "ready") throw new Error(`No ${id}`);
    const answers = { values: { First: name }, unread: {} };
    act(() => result.current.answer(found, answers));
    await settled();
  };
  for (const tab of [alice, bob]) {
    act(() => tab.result.current.addItem("people"));
    await settled();
  }
  await give(alice, "people", "Ada");
  await give(bob, "people~2", "Bob");
  await give(alice, "people~2", "Alice");
  await act(() => alice.result.current.signing.send(null));
  await settled();
  act(() => void document.dispatchEvent(new Event("visibilitychange")));
  await settled();
  expect(alice.result.current.receipt).not.toBeNull();
  expect(bob.result.current.receipt).toBeNull();
  await act(() => bob.result.current.signing.send(null));
  expect(bob.onSign.mock.calls.map(([{ values }]) => values["First"])).toEqual(["Bob"]);
  expect(bob.result.current.receipt?.forms).toHaveLength(2);
});
