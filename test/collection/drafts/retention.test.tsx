import { act, render } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ParameterForm } from "parameter-form";
import {
  DraftStatus,
  type DraftStorage,
  localStorageDrafts,
  sessionStorageDrafts,
  useDraft,
} from "parameter-form/collection";
import type { JSX } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { storageOf } from "../../support/draftStorages.ts";
import { field, settled } from "../../support/renderForm.tsx";
import { questions } from "../../support/questions.ts";

const days = "Your answers are saved as you type and kept for 30 days";
const upTo =
  "Your answers are saved as you type and kept for up to 30 days. This browser may remove them sooner if you do not come back.";
const tab = "Your answers are saved as you type and kept until this tab is closed";

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
});

interface PageProps {
  readonly storage: DraftStorage;
  readonly expiry?: number;
}

function Page({ storage, ...options }: PageProps): JSX.Element {
  const draft = useDraft(storage, options);
  const form = { id: "w4", ...questions("Name: string?") };
  return (
    <>
      <ParameterForm form={form} draft={draft} onSubmit={() => undefined} />
      <DraftStatus draft={draft} />
    </>
  );
}

const status = () => document.querySelector(".pf-draft output")?.textContent?.trim() ?? "";
const refuses = async (): Promise<boolean> => {
  throw new DOMException("", "SecurityError");
};
const never = (): Promise<boolean> => new Promise(() => undefined);

/** What a browser says to `persisted()` and `persist()`, and what is promised at first and once something was kept. */
const promised: readonly (readonly [
  storage: () => DraftStorage,
  persisted: (() => Promise<boolean>) | undefined,
  persist: () => Promise<boolean>,
  first: string,
  later: string,
  asked: number,
])[] = [
  [localStorageDrafts, async () => true, async () => true, days, days, 0],
  [localStorageDrafts, async () => false, async () => true, upTo, days, 1],
  [localStorageDrafts, async () => false, async () => false, upTo, upTo, 1],
  [localStorageDrafts, refuses, refuses, upTo, upTo, 1],
  [localStorageDrafts, never, never, upTo, upTo, 1],
  [localStorageDrafts, undefined, never, upTo, upTo, 0],
  [sessionStorageDrafts, async () => true, async () => true, tab, tab, 0],
  [() => storageOf(new Map()), async () => false, async () => false, days, days, 0],
];

test.each(promised)(
  "row %#: promises no longer retention than the storage has",
  async (storageIn, persisted, persist, first, later, expectedCalls) => {
    const ask = vi.fn(persist);
    vi.stubGlobal("navigator", {
      userAgent: "",
      ...(persisted && { storage: { persisted, persist: ask } }),
    });
    render(<Page storage={storageIn()} />);
    await settled();
    expect(status()).toBe(first);
    await act(async () => {});
    for (const letters of ["A", "d"]) {
      await userEvent.type(field("Name"), letters);
      await act(async () => void window.dispatchEvent(new Event("pagehide")));
      await settled();
    }
    expect(ask).toHaveBeenCalledTimes(expectedCalls);
    await userEvent.clear(field("Name"));
    await act(async () => void window.dispatchEvent(new Event("pagehide")));
    await settled();
    expect(status()).toBe(later);
  },
);
