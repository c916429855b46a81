import type { Parameter } from "../../core/definition/form.ts";
import { ownValue } from "../../core/record.ts";
import type { Acceptance } from "../answers/acceptance.ts";
import { problemOf } from "./DraftError.ts";
import {
  type DraftEffect,
  type DraftEvent,
  type DraftMachine,
  draftStep,
  initialDraft,
  isContested,
  isDirty,
  withDraft,
} from "./draftMachine.ts";
import {
  createDraftRecord,
  type DraftContext,
  type Holder,
  type RestoredDraft,
  restoredState,
} from "./draftRecord.ts";
import { createQueue } from "./draftQueue.ts";
import { type DraftSource, fieldsOf, unkeptIn } from "./draftSource.ts";
import { acceptedState, type DraftState, idle } from "./draftState.ts";
import { after, attempt, type Awaitable } from "./storage.ts";
import type { DraftMessage } from "./watchPage.ts";

export type DraftRunner = ReturnType<typeof runDraft>;

const ignore = (): void => undefined;

/** Runs the effects of the draft of one form. None of its functions throws or rejects. */
export function runDraft(first: DraftSource, context: DraftContext) {
  const { isOwned, options, emitError, onChange, notify } = context;
  const record = createDraftRecord(context);
  const queue = createQueue();
  let state = initialDraft;
  let source = first;
  let unkept: readonly Parameter[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let reading: Awaitable<RestoredDraft | null> = null;
  /** The answers that need not be stored, as JSON. */
  let kept: string | null = "[]";
  /** The answers that the current save has handed to the storage, as JSON. */
  let sending: string | null = null;
  let saves = 0;
  /** The number of the latest save that was handed to the storage. */
  let newest = 0;
  /** The message to other tabs about the draft that was ended. */
  let ended: DraftMessage = {};
  let isDone = false;

  const json = (): string => JSON.stringify(fieldsOf(source));
  const accepted = (): Acceptance | null => ownValue(state.draft.accepted, source.id) ?? null;
  /** Returns the doubts that are shown: an acceptance ends them. */
  const doubts = () => (accepted() ? {} : record.doubts(source));
  /** Returns the fields that stay of an accepted form: of a list, its items, and never an answer. */
  const fieldsAccepted = () => (source.isAgeless ? fieldsOf(source) : []);

  const set = (next: DraftMachine): void => {
    const { draft } = state;
    state = next;
    if (next.phase !== "saving") sending = null;
    if (next.pending !== "answers") clearTimeout(timer);
    if (next.draft !== draft) onChange();
  };
  const send = (event: DraftEvent, news?: Partial<DraftState>): void => {
    const [next, effect] = draftStep(state, event, news);
    set(next);
    if (effect) effects[effect]();
  };
  /** Returns the ends of an operation. They send events only while `isCurrent`. */
  const operation = (isCurrent: () => boolean) => {
    const end: typeof send = (event, news) => {
      if (isCurrent()) send(event, news);
    };
    const fail = (error: unknown): null => {
      emitError(error);
      end("failed", { status: "failed", problem: problemOf(error), ...doubts() });
      return null;
    };
    return { isCurrent, end, fail };
  };

  /** Reads the holder of the draft, and an acceptance unless this page holds it and is not `isSure`. */
  const inspect = ({ isAdopting = false, isSure = source.isAgeless } = {}): Awaitable<
    Holder | "accepted"
  > =>
    after(record.inspect(source, isAdopting), (holder) => {
      set(withDraft(state, doubts()));
      if (holder === "ours" && !isSure) return holder;
      return after(record.readAccepted(source), (found) => {
        if (!found) return holder;
        send("accepted", acceptedState(source.id, found));
        return "accepted";
      });
    });

  function read(): void {
    const { isCurrent, fail } = operation(queue.begin());
    const work = () => after(queue.end(), () => record.read(source, isCurrent));
    reading = after(attempt(work, fail), (found) => (isCurrent() ? restore(found) : null));
  }
  const restore = (found: RestoredDraft | null): RestoredDraft | null => {
    if (!found) return null;
    kept = JSON.stringify(found.fields);
    if (found.accepted) {
      send("accepted", acceptedState(source.id, found.accepted));
      return found;
    }
    const news = restoredState(found);
    send("done", { ...news, ...doubts(), setAside: state.draft.setAside || news.setAside });
    if (found.isStale) {
      kept = null;
      send("change");
    }
    // It may be a copy, made when the tab was, of a draft that was ended since.
    if (news.restored) notify({ opened: record.origin() });
    return found;
  };

  function save({ isNow = false, isBeside = false, isOver = false } = {}): void {
    const fields = fieldsOf(source);
    const text = JSON.stringify(fields);
    if (isNow && text === sending) return; // A page is often hidden before it is left.
    const isLooked = !isNow || !record.isOpened() || !record.isAsync();
    const { isCurrent, end, fail } = operation(isBeside ? () => false : queue.begin());
    const turn = ++saves;
    // A save that overwrites another draft needs its look, so no other save replaces it.
    sending = isOver ? text : null;
    const saved = (): void => {
      if (isCurrent()) kept = text;
      end("done", { status: record.isKnown() ? "saved" : "idle" });
    };
    const work = (): Awaitable<void> => {
      if (text === kept && !isOver) return saved();
      kept = null;
      return after(isLooked ? inspect({ isAdopting: isOver }) : "ours", (holder) => {
        if (holder === "accepted") return;
        if (holder === "foreign") return end("conflict");
        // Newer answers did not wait for this look.
        if (turn < newest) return;
        newest = turn;
        if (isCurrent()) sending = text;
        return after(record.write(source, fields), (newHolder) => {
          if (newHolder === "foreign") return end("conflict");
          notify({});
          saved();
        });
      });
    };
    queue.add(work, fail, isNow);
  }

  function clear(isAgain: boolean): void {
    const { end } = operation(queue.begin());
    const taken = json();
    kept = taken;
    const done = (event: DraftEvent): void => {
      kept = taken;
      end(event, { ...idle, status: isDone ? "none" : "idle" });
    };
    const work = (): Awaitable<void> =>
      after(isAgain ? inspect() : "ours", (holder) => {
        if (holder === "accepted") return;
        if (holder === "foreign") return done("done");
        return after(record.clear(source), (origin) => {
          emitEnd({ ended: origin });
          done("done");
        });
      });
    queue.add(work, (error) => {
      if (!isAgain) emitError(error);
      done("failed");
    });
  }

  const effects: Readonly<Record<DraftEffect, () => void>> = {
    pause() {
      clearTimeout(timer);
      timer = setTimeout(() => send("flush"), options().debounce ?? 500);
    },
    read,
    save,
    saveNow: () => save({ isNow: true }),
    saveBeside: () => save({ isNow: true, isBeside: true }),
    saveOver: () => save({ isOver: true }),
    clear: () => clear(false),
    clearAgain: () => clear(true),
    saveAcceptance() {
      const { fail } = operation(queue.begin());
      const before = queue.end();
      const found = accepted();
      if (!found) return;
      const work = (): Awaitable<void> =>
        after(record.accept(source, found, fieldsAccepted(), before), (origin) =>
          emitEnd({ ended: origin, accepted: found }),
        );
      queue.add(work, fail, true);
    },
    cancel: queue.begin,
  };

  const emitEnd = (message: DraftMessage): void => {
    ended = message;
    notify(message);
  };
  const emitNotKept = (): void => {
    const notKept = unkeptIn(source, unkept).map(({ name, label }) => ({ name, label }));
    set(withDraft(state, { notKept }));
  };
  const accept = (found: Acceptance): Awaitable<void> => {
    send("accept", acceptedState(source.id, found));
    return queue.end();
  };
  return {
    state: (): DraftState => state.draft,
    send,
    /**
     * Reads the draft of this form. Returns what was restored, or `null` where that is not known or
     * something else has begun.
     */
    open(next: DraftSource): Awaitable<Pick<RestoredDraft, "kind" | "fields"> | null> {
      if (accepted() && next.isSentOnce) return { kind: "none", fields: fieldsAccepted() };
      send("flush");
      source = next;
      send("open");
      return reading;
    },
    /** Goes on with the form in other words. Returns false while its draft is still read. */
    follow(next: DraftSource): boolean {
      if (state.phase === "reading") return false;
      source = next;
      return true;
    },
    /** Answers may have changed. */
    change(next: DraftSource): void {
      source = next;
      if (unkept.length > 0) emitNotKept();
      // React-hook-form notifies also of what changes nothing.
      if (isDirty(state) || json() !== kept) send("change");
    },
    /** Lists what has to be answered again, once the form has the restored answers. */
    listNotKept(): void {
      if (!state.draft.restored) return;
      unkept = unkeptIn(source, source.form.parameters);
      emitNotKept();
    },
    /** Gives up a read that takes too long. */
    giveUp: (): void => send("giveUp", doubts()),
    /** Nothing can be answered, so that nothing is promised. */
    rest(): void {
      if (state.draft.status === "idle") set(withDraft(state, { status: "none" }));
    },
    /** Looks whether somebody else has stored something since; `message` is of another tab. */
    checkStorage(message?: DraftMessage): void {
      if (message?.opened && message.opened === ended.ended) notify(ended);
      if (!record.isOpened() || message?.opened) return;
      const { end } = operation(queue.watch());
      const compare = (holder: Holder | "accepted"): Awaitable<void> => {
        const found = message?.accepted;
        const origin = record.origin();
        // Where each tab has a storage, this one has nothing, or a copy of what was ended.
        const isCopy = holder === "ours" && origin !== null && message?.ended === origin;
        const isApart = holder === "ours" || (holder === "gone" && !record.isKnown());
        if (found && source.isSentOnce && (isCopy || (isOwned && isApart && !source.isBegunHere)))
          return accept(found);
        if (isCopy) return after(record.remove(), () => end("deleted"));
        const isMissed = isContested(state) || (message && record.isKnown());
        if (holder === "foreign") end("conflict");
        if (holder === "gone" && isMissed) end("deleted");
      };
      void attempt(() => after(inspect(), compare), ignore);
    },
    /** The seed of the idempotency key that the form was sent with and may have been received. */
    seed: record.seed,
    /**
     * Stores the seed that the form is sent with; without one, that it was not received. Returns
     * false where an earlier attempt may have been, so that nothing changes.
     */
    keepSent(seed?: string): boolean {
      if (seed === undefined && record.isDoubted()) return false;
      queue.add(() => after(record.keepSent(source, seed), () => notify({})), emitError);
      return true;
    },
    /** Looks whether the form was accepted by now. */
    async findAccepted(): Promise<Acceptance | null> {
      if (!accepted()) await attempt(() => inspect({ isSure: true }), ignore);
      return accepted();
    },
    /** The form was accepted: that is stored, in the place of its answers. */
    accept,
    /** Removes what is stored; `isLast` when nothing is left to be answered, nor promised. */
    clear(isLast = false): Awaitable<void> {
      isDone = isLast;
      send("clear");
      return queue.end();
    },
  };
}
