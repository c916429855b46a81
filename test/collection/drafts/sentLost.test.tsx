import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { ParameterForm, type SubmitHandler } from "parameter-form";
import {
  DraftError,
  DraftNotices,
  FormCollection,
  type SignHandler,
  useDraft,
} from "parameter-form/collection";
import type { JSX } from "react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { slowStorageOf, storageOf } from "../../support/draftStorages.ts";
import { formOf } from "../../support/renderCollection.tsx";
import { field, settled } from "../../support/renderForm.tsx";

const form = formOf("w4", "Name: string", "ssn: string?");

let texts: Map<string, string>;
/** The keys that the service was sent, in order. */
let keys: string[];
/** What becomes of the next submissions. */
let answer: () => unknown;

const lost = () => Promise.reject(new Error("The connection was lost."));
const offline = () => Promise.reject(Object.assign(new Error(), { name: "OfflineError" }));
const pending = () => new Promise(() => {});
const refused = () => ({ form: ["No"] });
const taken = () => ({});

beforeEach(() => {
  [texts, keys, answer] = [new Map(), [], taken];
});
afterEach(() => sessionStorage.clear());

const send = async (key: string): Promise<object> => {
  keys.push(key);
  return Object(await answer());
};
const onSubmit: SubmitHandler = (_, { idempotencyKey }) => send(idempotencyKey);
const onSign: SignHandler = (_, { idempotencyKey }) => send(idempotencyKey);
const ignore = () => {};

interface PageProps {
  readonly isSlow: boolean;
}
function Alone({ isSlow }: PageProps) {
  const draft = useDraft((isSlow ? slowStorageOf : storageOf)(texts), { owner: "e", debounce: 0 });
  return (
    <>
      <DraftNotices draft={draft} />
      <ParameterForm {...{ form, draft, onSubmit }} onSubmitError={ignore} />
    </>
  );
}
function Together({ isSlow }: PageProps) {
  const draft = useDraft((isSlow ? slowStorageOf : storageOf)(texts), { owner: "e", debounce: 0 });
  return <FormCollection forms={[{ form }]} {...{ draft, onSign }} onSignError={ignore} />;
}

const shown = () => document.body.textContent ?? "";
const doubts = /We could not confirm that (your answers were|“Form w4” was) received/;

const press = async (name: string): Promise<void> => {
  await act(async () => screen.queryByRole("button", { name })?.click());
  await settled();
};

/** Opens the page in a tab of its own, and gives whether it says that the form may have arrived. */
async function open(Page: typeof Alone, isSlow: boolean): Promise<boolean> {
  cleanup();
  await settled();
  sessionStorage.clear();
  await act(async () => void render(<Page isSlow={isSlow} />));
  await settled();
  return doubts.test(shown());
}

/** Answers what is not answered yet, and sends it. */
async function submit(outcome: () => unknown, name = "Ada"): Promise<void> {
  answer = outcome;
  const change = (label: string, value: string) =>
    fireEvent.change(field(label), { target: { value } });
  if (screen.queryByRole("textbox", { name: /^Name/ })) {
    change("Name", name);
    change("ssn (optional)", "123456789");
    await settled();
  }
  await press("Continue");
  await press("Submit");
}

const pages = [
  ["A form", Alone, false],
  ["A form with a slow storage", Alone, true],
  ["A collection", Together, false],
  ["A collection with a slow storage", Together, true],
] as const;

describe.each(pages)("%s in another tab", (_, Page, isSlow) => {
  /** What happened before, whether that is said, and whether the same answers have the same key. */
  test.each([
    ["whose answer was lost", [lost], true, true],
    ["that was closed while it was sent", [pending], true, true],
    ["whose answer was lost, and that was offline then", [lost, offline], true, true],
    ["that was offline", [offline], false, false],
    ["that was refused", [refused], false, false],
    ["whose answer was lost, and that was refused then", [lost, refused], true, true],
  ])("%s", async (_, outcomes, isShown, isSame) => {
    await open(Page, isSlow);
    for (const outcome of outcomes) await submit(outcome);
    expect(await open(Page, isSlow)).toBe(isShown);
    await submit(taken);
    expect(keys).toHaveLength(outcomes.length + 1);
    expect(new Set(keys).size === 1).toBe(isSame);
    expect(shown()).toContain("Your answers were received");
    expect(await open(Page, isSlow)).toBe(false);
  });

  test("sends other answers under another key", async () => {
    await open(Page, isSlow);
    await submit(lost);
    await open(Page, isSlow);
    await submit(taken, "Bob");
    expect(new Set(keys).size).toBe(2);
  });

  test("warns until the outcome is known", async () => {
    await open(Page, isSlow);
    await submit(lost);
    await open(Page, isSlow);
    await submit(offline);
    expect(await open(Page, isSlow)).toBe(true);
    await submit(refused);
    expect(await open(Page, isSlow)).toBe(true);
    await submit(taken);
    expect(await open(Page, isSlow)).toBe(false);
    expect(new Set(keys).size).toBe(1);
  });
});

/** What stands for the storage once the form was accepted. */
const unreadable: Readonly<Record<string, () => Promise<never>>> = {
  "cannot be read": () => Promise.reject(new DraftError("unreachable", "Status 503.")),
  "takes too long": () => new Promise(() => {}),
};

describe.each(Object.entries(unreadable))(
  "a storage that %s when the page is reloaded",
  (_, read) => {
    function Unread(): JSX.Element {
      const draft = useDraft({ ...storageOf(texts), read }, { owner: "e", onError: ignore });
      return <FormCollection forms={[{ form }]} {...{ draft, onSign }} onSignError={ignore} />;
    }
    /** Loads the page again in the same tab, until the storage is waited for no more. */
    async function reload(): Promise<void> {
      cleanup();
      vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
      await act(async () => void render(<Unread />));
      await act(async () => vi.advanceTimersByTime(6000));
      vi.useRealTimers();
      await settled();
    }

    test("does not hide that the form may have been received", async () => {
      await open(Together, true);
      await submit(taken);
      await reload();
      expect(shown()).toMatch(doubts);
    });

    test.each([
      ["was not sent", []],
      ["was refused", [refused]],
      ["was offline", [offline]],
    ])("shows no warning about a form that %s", async (_, outcomes) => {
      await open(Together, true);
      for (const outcome of outcomes) await submit(outcome);
      await reload();
      expect(field("Name")).toHaveValue("");
      expect(shown()).not.toMatch(doubts);
    });
  },
);

test("reuses the key in the other tab for a form that was accepted in one of two tabs", async () => {
  await open(Alone, false);
  fireEvent.change(field("Name"), { target: { value: "Ada" } });
  await settled();
  await act(async () => window.dispatchEvent(new Event("pagehide")));
  const apart = { container: document.body.appendChild(document.createElement("div")) };
  const other = render(<Alone isSlow={false} />, apart);
  await settled();
  other.container.remove();
  let accept: (answer: object) => void = ignore;
  await submit(() => new Promise((resolve) => (accept = resolve)));
  await act(async () => document.dispatchEvent(new Event("visibilitychange")));
  await act(async () => accept({}));
  expect(keys).toHaveLength(1);
  document.body.replaceChildren(other.container);
  sessionStorage.clear();
  await submit(taken);
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});

test.each(pages)(
  "%s: stores neither the key itself nor any sensitive answer",
  async (_, Page, isSlow) => {
    await open(Page, isSlow);
    await submit(lost);
    const kept = JSON.stringify([...texts]);
    expect(kept).toContain('\\"sent\\"');
    for (const secret of ["123456789", keys[0] ?? ""]) expect(kept).not.toContain(secret);
  },
);
