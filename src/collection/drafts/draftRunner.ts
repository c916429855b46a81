import type { Parameter } from "../../core/definition/form.ts";
import { getOwn } from "../../core/record.ts";
import type { Acceptance } from "../answers/acceptanceRecord.ts";
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
  createSharedDraft,
  type DraftContext,
  type Holder,
  type RestoredDraft,
  restoredState,
} from "./sharedDraft.ts";
import { createQueue } from "./draftQueue.ts";
import { type DraftSource, changedFields, unkeptIn } from "./draftSource.ts";
import { acceptedState, type DraftState, idle } from "./draftState.ts";
import { after, recoverFrom, type Awaitable } from "./draftStorage.ts";
import type { DraftMessage } from "./watchPageAndTabs.ts";

export type DraftRunner = ReturnType<typeof runDraft>;

const ignore = (): void => undefined;

/** Runs the effects of one form's draft. Its functions never throw or reject. */
export function runDraft(first: DraftSource, context: DraftContext) {
  const { isOwned, options, emitError, onChange, notify } = context;
  const record = createSharedDraft(context);
  const queue = createQueue();
  let state = initialDraft;
  let source = first;
  let unkept: readonly Parameter[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let reading: Awaitable<RestoredDraft | null> = null;
  /** Stored answers, as JSON; `null` when they are unknown. */
  let kept: string | null = "[]";
  /** Answers that the current save has passed to the storage, as JSON. */
  let sending: string | null = null;
  let saves = 0;
  /** Number of the latest save that was passed to the storage. */
  let newest = 0;
  /** The last message to other tabs about an ended draft. */
  let ended: DraftMessage = {};
  let isDone = false;

  const json = (): string => JSON.stringify(changedFields(source));
  const accepted = (): Acceptance | null => getOwn(state.draft.accepted, source.id) ?? null;
  /** Returns the submission with an unknown result, if any. An accepted form has none. */
  const doubts = () => (accepted() ? {} : record.doubts(source));
  /** Returns the fields to keep after acceptance: the items of a list, never answers. */
  const fieldsAccepted = () => (source.isAgeless ? changedFields(source) : []);

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
  /** Creates functions that send the end events of an operation, but only while `isCurrent`. */
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

  /**
   * Returns the holder of the draft. Unless this page is the holder, or with `isSure`, also reads
   * the acceptance.
   */
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
    reading = after(recoverFrom(work, fail), (found) => (isCurrent() ? restore(found) : null));
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
    // A duplicated tab may have copied a draft that has ended since. Then other tabs reply.
    if (news.restored) notify({ opened: record.origin() });
    return found;
  };

  function save({ isNow = false, isConcurrent = false, isOver = false } = {}): void {
    const fields = changedFields(source);
    const text = JSON.stringify(fields);
    if (isNow && text === sending) return; // These answers are already being saved.
    const inspectsFirst = !isNow || !record.isOpened() || !record.isAsync();
    const { isCurrent, end, fail } = operation(isConcurrent ? () => false : queue.begin());
    const turn = ++saves;
    // `saveOver` must inspect first, so a `saveNow` of the same answers must not replace it.
    sending = isOver ? text : null;
    const saved = (): void => {
      if (isCurrent()) kept = text;
      end("done", { status: record.isKnown() ? "saved" : "idle" });
    };
    const work = (): Awaitable<void> => {
      if (text === kept && !isOver) return saved();
      kept = null;
      return after(inspectsFirst ? inspect({ isAdopting: isOver }) : "ours", (holder) => {
        if (holder === "accepted") return;
        if (holder === "foreign") return end("conflict");
        // A newer save has overtaken this one.
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
    saveConcurrently: () => save({ isNow: true, isConcurrent: true }),
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
    /** Reads and returns the draft; `null` when that failed or another operation has begun. */
    open(next: DraftSource): Awaitable<Pick<RestoredDraft, "kind" | "fields"> | null> {
      if (accepted() && next.isSentOnce) return { kind: "none", fields: fieldsAccepted() };
      send("flush");
      source = next;
      send("open");
      return reading;
    },
    /** Continues with the form in another language. Returns false during a read. */
    follow(next: DraftSource): boolean {
      if (state.phase === "reading") return false;
      source = next;
      return true;
    },
    change(next: DraftSource): void {
      source = next;
      if (unkept.length > 0) emitNotKept();
      // react-hook-form also notifies when nothing has changed.
      if (isDirty(state) || json() !== kept) send("change");
    },
    /** Lists the questions to answer again, once the form has the restored answers. */
    listNotKept(): void {
      if (!state.draft.restored) return;
      unkept = unkeptIn(source, source.form.parameters);
      emitNotKept();
    },
    /** Returns the answered questions whose answers are never stored. */
    unsaved: () => (accepted() ? [] : unkeptIn(source, source.form.parameters, true)),
    /** Stops waiting for a slow read. */
    giveUp: (): void => send("giveUp", doubts()),
    /** Sets the status `none`: nothing can be answered, so nothing will be saved. */
    rest(): void {
      if (state.draft.status === "idle") set(withDraft(state, { status: "none" }));
    },
    /** Checks whether another page has changed the storage. `message` comes from another tab. */
    checkStorage(message?: DraftMessage): void {
      if (message?.opened && message.opened === ended.ended) notify(ended);
      if (!record.isOpened() || message?.opened) return;
      const { end } = operation(queue.watch());
      const compare = (holder: Holder | "accepted"): Awaitable<void> => {
        const found = message?.accepted;
        const origin = record.origin();
        // With a storage per tab, this tab has no draft, or a copy of the ended one.
        const isCopy = holder === "ours" && origin !== null && message?.ended === origin;
        const isApart = holder === "ours" || (holder === "gone" && !record.isKnown());
        if (found && source.isSentOnce && (isCopy || (isOwned && isApart && !source.isStartedHere)))
          return accept(found);
        if (isCopy) return after(record.remove(), () => end("deleted"));
        const isMissed = isContested(state) || (message && record.isKnown());
        if (holder === "foreign") end("conflict");
        if (holder === "gone" && isMissed) end("deleted");
      };
      void recoverFrom(() => after(inspect(), compare), ignore);
    },
    /** The seed that the form was sent with, while its result is unknown. */
    seed: record.seed,
    /**
     * Stores the seed of a submission. Without `seed`, stores that the form was not received.
     * Changes nothing and returns false when an earlier attempt may have been received.
     */
    keepSent(seed?: string): boolean {
      if (seed === undefined && record.isDoubted()) return false;
      queue.add(() => after(record.keepSent(source, seed), () => notify({})), emitError);
      return true;
    },
    async findAccepted(): Promise<Acceptance | null> {
      if (!accepted()) await recoverFrom(() => inspect({ isSure: true }), ignore);
      return accepted();
    },
    /** Replaces the stored answers by the acceptance. */
    accept,
    /** Removes everything stored. With `isLast`, nothing is left to answer. */
    clear(isLast = false): Awaitable<void> {
      isDone = isLast;
      send("clear");
      return queue.end();
    },
  };
}
