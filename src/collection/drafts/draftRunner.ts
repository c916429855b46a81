import type { Parameter } from "../../core/definition/form.ts";
import { ownValue } from "../../core/record.ts";
import type { Acceptance } from "../answers/acceptance.ts";
import { problemOf } from "./DraftError.ts";
import {
  begun,
  type DraftEffect,
  type DraftEvent,
  type DraftMachine,
  draftStep,
  isDirty,
  withDraft,
} from "./draftMachine.ts";
import type { DraftContext, DraftMessage, DraftRunner } from "./draftContract.ts";
import { createDraftRecord, type Holder } from "./draftRecord.ts";
import { type DraftSource, fieldsOf, isUnkept } from "./draftSource.ts";
import { acceptedState, defaultDebounce, type DraftState, expiryOf, idle } from "./draftState.ts";
import { after, attempt, type Awaitable } from "./storage.ts";
import { acceptedDraft, type ValidatedDraft } from "./validateDraft.ts";

export function runDraft(first: DraftSource, context: DraftContext): DraftRunner {
  const { isOwned, options, emitError, emit, notify } = context;
  const expiry = ({ isAgeless }: DraftSource): number =>
    isAgeless ? Infinity : expiryOf(options());
  const record = createDraftRecord({ ...context, expiry });
  let [state, source] = [begun, first];
  let give: (found: ValidatedDraft | null) => void = () => undefined;
  let unkept: readonly Parameter[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** The end of what changes the storage. */
  let busy: Awaitable<void>;
  /** The answers that are stored, as JSON. */
  let kept: string | null = "[]";
  /** What other tabs were told of the draft that was ended. */
  let ended: DraftMessage = {};
  let [isOpened, isDoneThen, isUnmarked] = [false, false, false];

  const json = (): string => JSON.stringify(fieldsOf(source));
  const accepted = (): Acceptance | null => ownValue(state.draft.accepted, source.id) ?? null;
  /** Returns the fields that stay of an accepted form: of a list, its items, and never an answer. */
  const fieldsAccepted = () => (source.isAgeless ? fieldsOf(source) : []);

  const set = (next: DraftMachine): void => {
    const { draft } = state;
    state = next;
    if (next.phase !== "editing" && next.phase !== "savingAnew") clearTimeout(timer);
    if (next.draft !== draft) emit();
  };
  const send = (event: DraftEvent, news?: Partial<DraftState>): void => {
    const known = event === "giveUp" ? record.doubts(source) : news;
    const [next, effect] = draftStep(state, event, known);
    set(next);
    if (effect) effects[effect](effect);
  };
  /** Begins something, whose end is sent only while nothing else has begun since. */
  const start = () => {
    const { turn } = state;
    const isCurrent = (): boolean => turn === state.turn;
    const end: typeof send = (event, news) => {
      if (isCurrent()) send(event, news);
    };
    const fail =
      (event: DraftEvent) =>
      (error: unknown): void => {
        emitError(error);
        end(event, { status: "failed", problem: problemOf(error), ...record.doubts(source) });
      };
    return { isCurrent, end, fail };
  };
  const queue = (end: Awaitable<void>): true => {
    busy = end;
    void after(end, () => void (busy === end && (busy = undefined)));
    return true;
  };

  /**
   * Tells whose draft is stored. While it is this page's, the form was not accepted elsewhere, as
   * far as that is known without a look at what is stored of it (`isSure`).
   */
  const inspect = ({ isAdopting = false, isSure = source.isAgeless } = {}): Awaitable<
    Holder | "accepted"
  > =>
    after(record.inspect(source, isAdopting), (holder) => {
      set(withDraft(state, record.doubts(source)));
      if (holder === "ours" && !isSure) return holder;
      return after(record.readAccepted(source), (found) => {
        if (!found) return holder;
        send("accept", acceptedState(source.id, found));
        return "accepted";
      });
    });

  function read(): void {
    const { isCurrent, fail } = start();
    const giveBack = give;
    let found: ValidatedDraft | null = null;
    const adopt = (draft: ValidatedDraft): Awaitable<void> => {
      if (!isCurrent()) return;
      kept = JSON.stringify(draft.fields);
      return after(record.adopt(draft), () => void ([found, isOpened] = [draft, true]));
    };
    const work = (): Awaitable<void> => after(record.read(source), adopt);
    const done = attempt(() => after(busy, work), fail("unread"));
    void after(done, () => {
      const restored = isCurrent() ? found : null;
      if (restored) restore(restored);
      giveBack(restored);
    });
  }
  const restore = (found: ValidatedDraft): void => {
    const { kind, fields, dropped, changed, isStale, expired } = found;
    const restored = fields.length > 0;
    if (found.accepted) return send("accept", acceptedState(source.id, found.accepted));
    if (isStale) kept = null;
    send(isStale ? "stale" : "settle", {
      ...(!isStale && { status: restored ? "saved" : "idle" }),
      restored,
      dropped,
      expired,
      changed: changed && (restored || dropped.length > 0),
      notKept: [],
      ...record.doubts(source),
      setAside: state.draft.setAside || kind === "unreadable",
    });
    // It may be a copy, made when the tab was, of a draft that was ended since.
    if (restored) notify({ opened: record.origin() });
  };

  function save(effect: DraftEffect): void {
    const { isCurrent, end, fail } = start();
    const fields = fieldsOf(source);
    const text = JSON.stringify(fields);
    const isNow = effect === "saveNow" || effect === "saveToo";
    const isLooked = !isNow || !isOpened || !record.isAsync();
    const change = (): Awaitable<Holder> => {
      if (fields.length > 0) return record.write(source, fields);
      return record.isKnown() ? after(record.drop(), () => "ours") : "ours";
    };
    const saved = (): void => {
      if (isCurrent()) kept = text;
      end("settle", { status: record.isKnown() ? "saved" : "idle" });
    };
    const work = (): Awaitable<void> => {
      if (effect === "saveOver") kept = null;
      if (text === kept) return saved();
      kept = null;
      return after(isLooked ? inspect({ isAdopting: effect === "saveOver" }) : "ours", (holder) => {
        if (holder === "accepted") return;
        if (holder === "foreign") return end("conflict");
        return after(change(), (newHolder) => {
          if (newHolder === "foreign") return end("conflict");
          isOpened = true;
          notify({});
          saved();
        });
      });
    };
    const begin = (): Awaitable<void> => attempt(work, fail("unsaved"));
    queue(isNow ? begin() : after(busy, begin));
  }

  function clear(effect: DraftEffect): void {
    const { end } = start();
    const isAgain = effect === "clearAgain";
    const taken = json();
    const done = (event: DraftEvent): void => {
      kept = taken;
      end(event, idle);
      if (isDoneThen) rest();
    };
    const work = (): Awaitable<void> =>
      after(isAgain ? inspect() : "ours", (holder) => {
        if (holder === "accepted") return;
        if (holder === "foreign") return done("uncleared");
        const origin = record.origin();
        return after(record.clear(source), () => {
          notify((ended = { ended: origin }));
          done("settle");
        });
      });
    const failed = (error: unknown): void => {
      if (!isAgain) emitError(error);
      done("uncleared");
    };
    kept = taken;
    queue(after(busy, () => attempt(work, failed)));
  }

  /** Stores that the form was accepted, in the place of its answers. */
  function mark(): void {
    const found = accepted();
    if (!found) return;
    const before = busy;
    isUnmarked = false;
    const work = (): Awaitable<void> =>
      after(record.accept(source, found, fieldsAccepted(), before), (origin) =>
        notify((ended = { ended: origin, accepted: found })),
      );
    const failed = (error: unknown): void => {
      emitError(error);
      isUnmarked = true;
    };
    queue(attempt(work, failed));
  }

  const effects: Readonly<Record<DraftEffect, (effect: DraftEffect) => void>> = {
    pause() {
      clearTimeout(timer);
      timer = setTimeout(() => send("flush"), options().debounce ?? defaultDebounce);
    },
    read,
    save,
    saveNow: save,
    saveToo: save,
    saveOver: save,
    clear,
    clearAgain: clear,
  };

  const emitNotKept = (): void => {
    const notKept = unkept.filter((parameter) => isUnkept(source, parameter));
    set(withDraft(state, { notKept: notKept.map(({ name, label }) => ({ name, label })) }));
  };
  const rest = (): void => {
    if (state.draft.status === "idle") set(withDraft(state, { status: "none" }));
  };
  const accept = (found: Acceptance): Awaitable<void> => {
    send("accept", acceptedState(source.id, found));
    mark();
    return busy;
  };
  return {
    state: () => state.draft,
    send(event) {
      if (isUnmarked && (event === "flush" || event === "leave")) mark();
      else send(event);
    },
    open(next, then) {
      const found = accepted();
      if (found && next.isSentOnce) return then(acceptedDraft(found, fieldsAccepted()));
      send("flush");
      [source, give] = [next, then];
      send("open");
    },
    follow(next) {
      if (state.phase === "reading" || state.phase === "readingAnew") return false;
      source = next;
      return true;
    },
    change(next) {
      source = next;
      if (unkept.length > 0) emitNotKept();
      // React-hook-form tells also of what changes nothing.
      if (isDirty(state) || json() !== kept) send("change");
    },
    listNotKept() {
      if (!state.draft.restored) return;
      unkept = source.form.parameters.filter((parameter) => isUnkept(source, parameter));
      emitNotKept();
    },
    rest,
    checkStorage(message) {
      if (message?.opened && message.opened === ended.ended) notify(ended);
      if (!isOpened || message?.opened) return;
      const { end } = start();
      const done = (holder: Holder | "accepted"): Awaitable<void> => {
        const [told, origin] = [message?.accepted, record.origin()];
        // Where each tab has a storage, this one has nothing, or a copy of what was ended.
        const isCopy = holder === "ours" && origin !== null && message?.ended === origin;
        const isApart = holder === "ours" || (holder === "gone" && !record.isKnown());
        if (told && source.isSentOnce && (isCopy || (isOwned && isApart && !source.isBegunHere)))
          return accept(told);
        if (isCopy) return after(record.drop(), () => end("deleted"));
        const isMissed = state.phase === "contested" || (message && record.isKnown());
        if (holder === "foreign") end("conflict");
        if (holder === "gone" && isMissed) end("deleted");
      };
      void attempt(
        () => after(inspect(), done),
        () => undefined,
      );
    },
    seed: record.sent,
    keepSent(seed) {
      if (seed === undefined && record.isDoubted()) return false;
      const keep = () => after(record.keepSent(source, seed), () => notify({}));
      return queue(after(busy, () => attempt(keep, emitError)));
    },
    findAccepted: async () => {
      if (!accepted()) await inspect({ isSure: true });
      return accepted();
    },
    accept,
    clear(isDone = false) {
      isDoneThen = isDone;
      send("clear");
      return busy;
    },
  };
}
