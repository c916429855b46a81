import { getOwn, recordOf } from "../../core/record.ts";
import type { Acceptance } from "../answers/acceptanceRecord.ts";
import { type DraftSaving, type DraftState, idle } from "./draftState.ts";

/** An operation on the stored draft. An accepted form has none: its acceptance is stored apart. */
type Operation = "read" | "save" | "clear";

/** A change to store: after a delay or, after a failure, at the next occasion. */
type Change = "answers" | "removal" | "acceptance";

interface ProgressOptions {
  /** Returns the id of the form. */
  readonly id: () => string;
  /** Returns the delay before changed answers are saved, in ms. */
  readonly debounce: () => number;
  /** Store a change. With `isLeaving`, the page may be gone afterwards. */
  readonly store: Readonly<Record<Change, (isLeaving: boolean) => void>>;
  readonly onChange: () => void;
}

/**
 * Tracks the state of one form's draft: the operation in progress, the change to store next, and
 * the status that follows from both.
 */
export function createProgress({ id, debounce, store, onChange }: ProgressOptions) {
  let draft = idle;
  let running: Operation | null = null;
  let pending: Change | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const isRunning = (operation: Operation): boolean => running === operation;
  const accepted = (): Acceptance | null => getOwn(draft.accepted, id()) ?? null;
  /** Whether the form cannot be answered any more. */
  const isAccepted = (): boolean => accepted() !== null && running !== "clear";
  /** Whether answers are pending or being saved. */
  const isDirty = (): boolean => running === "save" || pending === "answers";
  /** Whether the user has to choose between the answers of two pages first. */
  const isContested = (): boolean =>
    (running === null || running === "read") &&
    (draft.status === "conflict" || draft.status === "deleted");

  const update = (news: Partial<DraftState>): void => {
    const next = { ...draft, ...news };
    if (JSON.stringify(next) === JSON.stringify(draft)) return;
    draft = next;
    onChange();
  };
  /** Returns the status to show. A failure stays until an operation succeeds. */
  const statusOf = (status: DraftSaving, settled: DraftSaving = "idle"): DraftSaving => {
    if (isDirty()) return status === "failed" ? "failed" : "saving";
    if (running === null) return settled;
    return status === "none" ? "idle" : status;
  };
  /** Sets the operation and the pending change, and merges `news` into the state. */
  const move = (to: Operation | null, next: Change | null, news: Partial<DraftState> = {}) => {
    running = to;
    pending = next;
    if (pending !== "answers") clearTimeout(timer);
    const { status: before, problem } = { ...draft, ...news };
    const status = statusOf(before, news.status);
    update({ ...news, status, problem: status === "failed" ? problem : null });
  };
  const flush = (isLeaving = false): void => {
    if (running === "read") return;
    // A save in progress may not have reached the storage yet.
    const change = isLeaving && running === "save" ? "answers" : pending;
    if (change) store[change](isLeaving);
  };
  const pause = (): void => {
    clearTimeout(timer);
    timer = setTimeout(flush, debounce());
  };

  return {
    state: (): DraftState => draft,
    isRunning,
    accepted,
    isAccepted,
    isDirty,
    isContested,
    update,
    move,
    /** Stores the pending change at once. With `isLeaving`, the page may be gone afterwards. */
    flush,
    /**
     * Ends the operation. A change that was made during it is stored after the delay, a `failed`
     * one at the next occasion.
     */
    settle(news: Partial<DraftState>, failed: Change | null = null): void {
      const isChanged = pending !== null;
      move(null, pending ?? failed, news);
      if (isChanged) pause();
    },
    accept: (found: Acceptance): void =>
      move(null, null, { ...idle, status: "none", accepted: recordOf([[id(), found]]) }),
    /** Stores changed answers after the delay, unless they cannot be stored now. */
    edit(): void {
      if (isAccepted() || isContested()) return;
      move(running, "answers");
      if (running === null || running === "save") pause();
    },
    /** Lets the user choose: another page saved newer answers, or removed the draft. */
    contest(status: "conflict" | "deleted"): void {
      if (status === "deleted" && pending === "removal") move(null, null);
      else if (running === "save" || (running === null && !isAccepted()))
        move(null, null, { status });
    },
  };
}
