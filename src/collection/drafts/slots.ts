import { reportTo } from "../../react/submission/report.ts";
import { storageKeyOf } from "./draftKey.ts";
import { type DraftState, idle, joined } from "./draftState.ts";
import { createSlot } from "./slot.ts";
import type { DraftOptions, Slot, SlotForm } from "./slotOptions.ts";
import type { DraftStorage } from "./storage.ts";
import { noTabs, openTabs } from "./tabs.ts";

/** The slots of one page by their forms, and what they share: their state as one, the other tabs, and the end of the page. */
export interface Slots {
  /** A new slot for a form, in the place of the one it had. */
  open(about: SlotForm): Slot;
  /** The slot of a form, by its id. */
  of(id: string): Slot | undefined;
  all(): readonly Slot[];
  state(): DraftState;
  options(): DraftOptions;
  subscribe(listener: () => void): () => void;
  /** Keeps what is not kept yet when the page is left, and looks what other tabs keep. Returns a function that stops both. */
  connect(): () => void;
}

export function createSlots(
  storage: DraftStorage,
  owner: string,
  options: () => DraftOptions,
): Slots {
  const slots = new Map<string, Slot>();
  const states = new Map<string, DraftState>();
  const listeners = new Set<() => void>();
  const writer = [...crypto.getRandomValues(new Uint32Array(2))].join("-");
  let whole = idle;
  let tabs = noTabs;

  const all = (): readonly Slot[] => [...slots.values()];
  const tellError = (error: unknown): void => {
    const { onError } = options();
    if (onError) reportTo(onError, error);
  };

  return {
    all,
    options,
    of: (id) => slots.get(storageKeyOf(owner, id)),
    open(about) {
      const key = storageKeyOf(owner, about.id);
      const ready = slots.get(key)?.flush();
      const report = (state: DraftState): void => {
        if (slots.get(key) !== slot) return;
        states.set(key, state);
        whole = joined([...states.values()]);
        for (const tell of listeners) tell();
      };
      const announce = (): void => tabs.tell(key);
      const shared = { storage, writer, options, tellError };
      const slot = createSlot(about, { ...shared, key, ready, report, announce });
      slots.set(key, slot);
      const before = states.get(key);
      if (!before || before.status === "none") report(idle);
      return slot;
    },
    state: () => whole,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    connect() {
      const leave = (): void => all().forEach((slot) => slot.flush(true));
      const turn = (): void => {
        if (document.visibilityState === "hidden") leave();
        else all().forEach((slot) => slot.look());
      };
      const tryAgain = (): void => all().forEach((slot) => slot.flush());
      tabs = openTabs((key) => typeof key === "string" && slots.get(key)?.look(true));
      document.addEventListener("visibilitychange", turn);
      addEventListener("pagehide", leave);
      addEventListener("online", tryAgain);
      return () => {
        document.removeEventListener("visibilitychange", turn);
        removeEventListener("pagehide", leave);
        removeEventListener("online", tryAgain);
        tryAgain();
        tabs.close();
        tabs = noTabs;
      };
    },
  };
}
