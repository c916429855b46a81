import type { Parameter } from "../../core/definition/form.ts";
import { ownValue } from "../../core/record.ts";
import type { Acceptance } from "../answers/acceptance.ts";
import { type DraftProblem, problemOf } from "./DraftError.ts";
import {
  begun,
  type DraftEffect,
  type DraftEvent,
  type DraftMachine,
  draftStep,
  isDirty,
  isLost,
  withDraft,
} from "./draftMachine.ts";
import { type DraftSource, fieldsOf, isUnkept } from "./draftSource.ts";
import { acceptedState, defaultDebounce, type DraftState, expiryOf, idle } from "./draftState.ts";
import { createKeptDraft } from "./keptDraft.ts";
import type { DraftContext, DraftNews, DraftRunner } from "./draftContract.ts";
import { type FoundDraft, foundAccepted, judgeDraft } from "./judgeDraft.ts";
import { after, attempt, type Awaitable } from "./storage.ts";

export function runDraft(first: DraftSource, context: DraftContext): DraftRunner {
  const { isOwned, options, emitError, emit, announce } = context;
  const there = createKeptDraft(context);
  let [state, source] = [begun, first];
  let give: (found: FoundDraft | null) => void = () => undefined;
  let unkept: readonly Parameter[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** The end of what changes the storage. */
  let busy: Awaitable<void>;
  /** The answers that are kept, as JSON. */
  let kept: string | null = "[]";
  /** What other tabs were told of the draft that was ended. */
  let ended: DraftNews = {};
  let [isOpened, isDoneThen] = [false, false];

  const expiry = (): number => (source.isAgeless ? Infinity : expiryOf(options()));
  const json = (): string => JSON.stringify(fieldsOf(source));
  const accepted = (): Acceptance | null => ownValue(state.draft.accepted, source.id) ?? null;
  /** The record kept after an acceptance: which items there are, and no answer. */
  const fieldsAccepted = () => (source.isAgeless ? fieldsOf(source) : []);
  const newsOf = (found: Acceptance): DraftState => acceptedState(source.id, found);

  const set = (next: DraftMachine): void => {
    const { draft } = state;
    state = next;
    if (next.phase !== "editing" && next.phase !== "savingAnew") clearTimeout(timer);
    if (next.draft !== draft) emit();
  };
  const send = (event: DraftEvent, news?: Partial<DraftState>): void => {
    const known = event === "giveUp" ? there.doubts(source) : news;
    const [next, effect] = draftStep(state, event, known);
    set(next);
    if (effect) effects[effect](effect);
  };
  /**
   * For something that begins: whether nothing else has begun since, and what sends its end only
   * then.
   */
  const start = () => {
    const { turn } = state;
    const isCurrent = (): boolean => turn === state.turn;
    const end: typeof send = (event, news) => {
      if (isCurrent()) send(event, news);
    };
    /** The app is told of an error, but not of what another device keeps. */
    const fail =
      (event: DraftEvent, onConflict: DraftEvent) =>
      (error: unknown): void => {
        const problem = problemOf(error);
        if (problem === "conflict") return end(onConflict);
        emitError(error);
        end(event, { status: "failed", problem, ...there.doubts(source) });
      };
    return { isCurrent, end, fail };
  };
  const queue = (end: Awaitable<void>): true => {
    busy = end;
    void after(end, () => void (busy === end && (busy = undefined)));
    return true;
  };

  /** Whose draft is kept, if any; that the form was accepted is told at once. */
  const see = (isAdopting = false): Awaitable<"ours" | "foreign" | "gone" | "accepted"> =>
    after(there.see(source, isAdopting), (seen) => {
      if (typeof seen !== "string") send("foundAccepted", newsOf(seen));
      else set(withDraft(state, there.doubts(source)));
      return typeof seen === "string" ? seen : "accepted";
    });

  function read(): void {
    const { isCurrent, fail } = start();
    const giveBack = give;
    let found: FoundDraft | null = null;
    const judge = (text: string | null): Awaitable<void> => {
      if (!isCurrent()) return;
      const judged = judgeDraft(text, source, expiry());
      kept = JSON.stringify(judged.fields);
      return after(there.adopt(judged, text), () => {
        [found, isOpened] = [judged, true];
      });
    };
    const done = attempt(() => after(after(busy, there.read), judge), fail("unread", "conflict"));
    void after(done, () => {
      if (found && isCurrent()) restore(found);
      giveBack(isCurrent() ? found : null);
    });
  }
  const restore = (found: FoundDraft): void => {
    const { kind, fields, dropped, changed, isStale, expired } = found;
    const restored = fields.length > 0;
    if (kind === "accepted" && found.accepted) return send("foundAccepted", newsOf(found.accepted));
    if (isStale) kept = null;
    send(isStale ? "foundStale" : restored ? "found" : "foundNone", {
      restored,
      dropped,
      expired,
      changed: changed && (restored || dropped.length > 0),
      notKept: [],
      ...there.doubts(source),
      setAside: state.draft.setAside || kind === "unreadable",
    });
    // It may be a copy, made when the tab was, of a draft that was ended since.
    if (restored) announce({ opened: there.origin() });
  };

  function save(effect: DraftEffect): void {
    const { isCurrent, end, fail } = start();
    const fields = fieldsOf(source);
    const text = JSON.stringify(fields);
    const isNow = effect === "saveNow" || effect === "saveToo";
    const isLooked = !isNow || !isOpened || !there.isAsync();
    const change = (): Awaitable<void> => {
      if (fields.length > 0) return there.write(source, fields, expiry());
      return there.known() === null ? undefined : there.drop();
    };
    const written = (): void => {
      if (isCurrent()) kept = text;
      end(there.known() === null ? "emptied" : "written");
    };
    const work = (): Awaitable<void> => {
      if (effect === "saveOver") kept = null;
      if (text === kept) return written();
      kept = null;
      return after(isLooked ? see(effect === "saveOver") : "ours", (seen) => {
        if (seen === "accepted") return;
        if (seen === "foreign") return end("foreign");
        return after(change(), () => {
          isOpened = true;
          announce({});
          written();
        });
      });
    };
    const begin = (): Awaitable<void> =>
      attempt(work, fail("unwritten", isLooked ? "foreign" : "conflict"));
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
      after(isAgain ? see() : "ours", (seen) => {
        if (seen === "accepted") return;
        if (seen === "foreign") return done("uncleared");
        const origin = there.origin();
        return after(there.clear(), () => {
          announce((ended = { ended: origin }));
          done("cleared");
        });
      });
    const failed = (error: unknown): void => {
      if (!isAgain) emitError(error);
      done("uncleared");
    };
    kept = taken;
    queue(after(busy, () => attempt(work, failed)));
  }

  function mark(effect: DraftEffect): void {
    const { end, fail } = start();
    const found = accepted();
    if (!found) return;
    const fields = fieldsAccepted();
    const writeMark = (): Awaitable<void> =>
      after(there.write(source, fields, expiry(), found), () => {
        announce((ended = { ended: there.origin(), accepted: found }));
        end("marked");
      });
    const unmarked = fail("unmarked", "unmarked");
    const retries: Partial<Record<DraftProblem, () => Awaitable<unknown>>> = {
      // Nothing that another device has kept is worth more.
      conflict: there.read,
      // The answers make room.
      full: there.drop,
    };
    const begin = (): Awaitable<void> =>
      attempt(writeMark, (error) => {
        const prepare = retries[problemOf(error)];
        return prepare ? attempt(() => after(prepare(), writeMark), unmarked) : unmarked(error);
      });
    queue(effect === "markToo" ? begin() : after(busy, begin));
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
    mark,
    markToo: mark,
  };

  const emitNotKept = (): void => {
    const notKept = unkept.filter((parameter) => isUnkept(source, parameter));
    set(withDraft(state, { notKept: notKept.map(({ name, label }) => ({ name, label })) }));
  };
  const rest = (): void => {
    if (state.draft.status === "idle") set(withDraft(state, { status: "none" }));
  };
  const accept = (found: Acceptance): Awaitable<void> => {
    send("accept", newsOf(found));
    return busy;
  };
  return {
    state: () => state.draft,
    send,
    open(next, then) {
      const found = accepted();
      if (found && next.isSentOnce) return then(foundAccepted(found, fieldsAccepted()));
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
    checkStorage(news) {
      if (news?.opened && news.opened === ended.ended) announce(ended);
      if (!isOpened || news?.opened) return;
      const { end } = start();
      const done = (seen: string): Awaitable<void> => {
        const [told, origin] = [news?.accepted, there.origin()];
        // Where each tab has a storage, this one keeps nothing, or a copy of what was ended.
        const isCopy = seen === "ours" && origin !== null && news?.ended === origin;
        const isApart = seen === "ours" || (seen === "gone" && there.known() === null);
        if (told && source.isSentOnce && (isCopy || (isOwned && isApart && !source.isBegunHere)))
          return accept(told);
        if (isCopy) return after(there.drop(), () => end("gone"));
        const isGone = seen === "gone" && (isLost(state) || (news && there.known() !== null));
        if (seen === "foreign" || isGone) end(isGone ? "gone" : "foreign");
      };
      void attempt(
        () => after(see(), done),
        () => undefined,
      );
    },
    seed: there.sent,
    keepSent(seed) {
      if (seed === undefined && there.isDoubted()) return false;
      const keep = () => after(there.keepSent(source, expiry(), seed), () => announce({}));
      return queue(after(busy, () => attempt(keep, emitError)));
    },
    findAccepted: async () => accepted() ?? after(see(), accepted),
    accept,
    clear(isDone = false) {
      isDoneThen = isDone;
      send("clear");
      return busy;
    },
  };
}
