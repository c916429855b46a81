import type { Parameter } from "../../core/definition/form.ts";
import type { Acceptance } from "../answers/acceptanceRecord.ts";
import { problemOf } from "./DraftError.ts";
import { createProgress } from "./draftProgress.ts";
import {
  createSharedDraft,
  type DraftContext,
  type Holder,
  type InspectOptions,
  type RestoredDraft,
  restoredState,
} from "./sharedDraft.ts";
import type { DraftSource } from "./draftSource.ts";
import { changedFields, unkeptIn } from "./keptAnswers.ts";
import { type DraftState, idle } from "./draftState.ts";
import { after, createQueue, recoverFrom, type Awaitable } from "./draftStorage.ts";
import type { DraftMessage } from "./watchPageAndTabs.ts";

export type DraftRunner = ReturnType<typeof runDraft>;

/** Runs the operations of one form's draft. Its functions never throw or reject. */
export function runDraft(first: DraftSource, context: DraftContext) {
  const { isOwned, options, emitError, onChange, notify } = context;
  const record = createSharedDraft(context);
  const queue = createQueue();
  let source = first;
  let unkept: readonly Parameter[] = [];
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

  const progress = createProgress({
    id: () => source.id,
    debounce: () => options().debounce ?? 500,
    store: {
      answers: (isNow) => save({ isNow }),
      removal: () => clear(true),
      acceptance() {
        const found = accepted();
        if (found) void accept(found);
      },
    },
    onChange,
  });
  const { state, isRunning, accepted, isDirty, isContested } = progress;
  const { update, move, settle, edit, contest, flush } = progress;

  /** Returns the submission with an unknown result, if any. An accepted form has none. */
  const doubts = () => (accepted() ? {} : record.doubts(source));
  const failure = (error: unknown) =>
    ({ status: "failed", problem: problemOf(error), ...doubts() }) as const;
  /** Returns the fields to keep after acceptance: the items of a list, never answers. */
  const fieldsAccepted = () => (source.isAgeless ? changedFields(source) : []);
  /** Ends the draft of a form that was accepted elsewhere. Ignores pending results. */
  const acceptElsewhere = (found: Acceptance): void => {
    if (progress.isAccepted()) return;
    queue.begin();
    progress.accept(found);
  };

  const lose = (status: "conflict" | "deleted", isCurrent: () => boolean): void => {
    if (isCurrent()) contest(status);
  };
  const inspect = (options?: InspectOptions): Awaitable<Holder | "accepted"> =>
    after(record.inspect(source, options), ([holder, found]) => {
      update(doubts());
      if (found) acceptElsewhere(found);
      return found ? "accepted" : holder;
    });

  function read(): Awaitable<RestoredDraft | null> {
    move("read", null);
    const isCurrent = queue.begin();
    const work = () => after(queue.end(), () => record.read(source, isCurrent));
    const fail = (error: unknown): null => {
      emitError(error);
      // The user still has to choose.
      const { status } = state();
      if (isCurrent()) settle({ ...failure(error), ...(isContested() && { status }) });
      return null;
    };
    return after(recoverFrom(work, fail), (found) => (isCurrent() ? restore(found) : null));
  }
  const restore = (found: RestoredDraft | null): RestoredDraft | null => {
    if (!found) return null;
    kept = JSON.stringify(found.fields);
    if (found.accepted) {
      acceptElsewhere(found.accepted);
      return found;
    }
    const news = restoredState(found);
    settle({ ...news, ...doubts(), setAside: state().setAside || news.setAside });
    if (found.isStale) {
      kept = null;
      edit();
    }
    // A duplicated tab may have copied a draft that has ended since. Then other tabs reply.
    if (news.restored) notify({ opened: record.origin() });
    return found;
  };

  /**
   * Saves the answers, after inspecting the storage.
   * - `isNow` inspects only a synchronous storage, and does not wait for pending operations.
   * - `isOver` overwrites another page's draft.
   */
  function save({ isNow = false, isOver = false } = {}): void {
    // A removal in progress may remove these answers, so they are saved again after it.
    const isConcurrent = isNow && isRunning("clear");
    if (!isRunning("save")) sending = null;
    if (!isConcurrent) move("save", null);
    const fields = changedFields(source);
    const text = JSON.stringify(fields);
    if (isNow && text === sending) return; // These answers are already being saved.
    const inspectsFirst = !isNow || !record.isOpened() || !record.isAsync();
    const isLatest = isConcurrent ? () => false : queue.begin();
    const turn = ++saves;
    // `isOver` must inspect first, so a later save of the same answers must not replace it.
    sending = isOver ? text : null;
    const isCurrent = (): boolean => isLatest() && isRunning("save");
    const saved = (): void => {
      if (isLatest()) kept = text;
      if (isCurrent()) settle({ status: record.isKnown() ? "saved" : "idle" });
    };
    const work = (): Awaitable<void> => {
      if (text === kept && !isOver) return saved();
      kept = null;
      return after(inspectsFirst ? inspect({ isAdopting: isOver }) : "ours", (holder) => {
        if (holder === "accepted") return;
        if (holder === "foreign") return lose("conflict", isLatest);
        // A newer save has overtaken this one.
        if (turn < newest) return;
        newest = turn;
        sending = text;
        return after(record.write(source, fields), (newHolder) => {
          if (newHolder === "foreign") return lose("conflict", isLatest);
          notify({});
          saved();
        });
      });
    };
    const fail = (error: unknown): void => {
      emitError(error);
      if (isCurrent()) settle(failure(error), "answers");
    };
    queue.add(work, fail, isNow);
  }

  /** Removes the draft. `isAgain` spares a draft that another page has stored since. */
  function clear(isAgain = false): void {
    move("clear", null);
    const isCurrent = queue.begin();
    const taken = JSON.stringify(changedFields(source));
    kept = taken;
    const end = (hasFailed = false): void => {
      kept = taken;
      if (!isCurrent()) return;
      const news: DraftState = { ...idle, status: isDone ? "none" : "idle" };
      settle(news, hasFailed ? "removal" : null);
    };
    const work = (): Awaitable<void> =>
      after(isAgain ? inspect() : "ours", (holder) => {
        if (holder === "accepted") return;
        if (holder === "foreign") return end();
        return after(record.clear(source), (origin) => {
          emitEnd({ ended: origin });
          end();
        });
      });
    queue.add(work, (error) => {
      if (!isAgain) emitError(error);
      end(true);
    });
  }

  const emitEnd = (message: DraftMessage): void => {
    ended = message;
    notify(message);
  };
  const emitNotKept = (): void =>
    update({ notKept: unkeptIn(source, unkept).map(({ name, label }) => ({ name, label })) });
  /** Replaces the stored answers by the acceptance, without answers that it may contain. */
  function accept({ document, at, tests }: Acceptance): Awaitable<void> {
    const found = { document, at, tests };
    progress.accept(found);
    const isCurrent = queue.begin();
    const before = queue.end();
    const work = (): Awaitable<void> =>
      after(record.accept(source, found, fieldsAccepted(), before), (origin) =>
        emitEnd({ ended: origin, accepted: found }),
      );
    const fail = (error: unknown): void => {
      emitError(error);
      if (isCurrent()) settle(state(), "acceptance");
    };
    queue.add(work, fail, true);
    return queue.end();
  }
  return {
    state,
    flush,
    accept,
    /** Reads and returns the draft; `null` when that failed or another operation has begun. */
    open(next: DraftSource): Awaitable<Pick<RestoredDraft, "kind" | "fields"> | null> {
      if (accepted() && next.isSentOnce) return { kind: "none", fields: fieldsAccepted() };
      flush();
      source = next;
      return read();
    },
    /** Continues with the form in another language. Returns false during a read. */
    follow(next: DraftSource): boolean {
      if (isRunning("read")) return false;
      source = next;
      return true;
    },
    change(next: DraftSource): void {
      source = next;
      if (unkept.length > 0) emitNotKept();
      // react-hook-form also notifies when nothing has changed.
      if (isDirty() || JSON.stringify(changedFields(source)) !== kept) edit();
    },
    /** Overwrites the draft of another page, if there is a conflict. */
    keep(): void {
      if (isContested()) save({ isOver: true });
    },
    /** Lists the questions to answer again, once the form has the restored answers. */
    listNotKept(): void {
      if (!state().restored) return;
      unkept = unkeptIn(source, source.form.parameters);
      emitNotKept();
    },
    /** Returns the answered questions whose answers are never stored. */
    unsaved: () => (accepted() ? [] : unkeptIn(source, source.form.parameters, true)),
    /** Stops waiting for a slow read. */
    giveUp(): void {
      if (!isRunning("read")) return;
      queue.begin();
      move(null, null, doubts());
    },
    /** Sets the status `none`: nothing can be answered, so nothing will be saved. */
    rest(): void {
      if (state().status === "idle") update({ status: "none" });
    },
    /** Checks whether another page has changed the storage. `message` comes from another tab. */
    checkStorage(message?: DraftMessage): void {
      if (message?.opened && message.opened === ended.ended) notify(ended);
      if (!record.isOpened() || message?.opened) return;
      const isCurrent = queue.watch();
      const compare = (holder: Holder | "accepted"): Awaitable<void> => {
        const found = message?.accepted;
        const origin = record.origin();
        // With a storage per tab, this tab has no draft, or a copy of the ended one.
        const isCopy = holder === "ours" && origin !== null && message?.ended === origin;
        const isApart = holder === "ours" || (holder === "gone" && !record.isKnown());
        if (found && source.isSentOnce && (isCopy || (isOwned && isApart && !source.isStartedHere)))
          return accept(found);
        if (isCopy) return after(record.remove(), () => lose("deleted", isCurrent));
        const isMissed = isContested() || (message && record.isKnown());
        if (holder === "foreign") lose("conflict", isCurrent);
        if (holder === "gone" && isMissed) lose("deleted", isCurrent);
      };
      void recoverFrom(
        () => after(inspect(), compare),
        () => undefined,
      );
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
      if (!accepted())
        await recoverFrom(
          () => inspect({ isSure: true }),
          () => undefined,
        );
      return accepted();
    },
    /** Removes everything stored. With `isLast`, nothing is left to answer. */
    clear(isLast = false): Awaitable<void> {
      isDone = isLast;
      clear();
      return queue.end();
    },
  };
}
