import type { Parameter } from "../../core/form.ts";
import { problemOf } from "./DraftError.ts";
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
import {
  defaultDebounce,
  defaultExpiry,
  type DraftOptions,
  type DraftState,
  idle,
} from "./draftState.ts";
import { draftFormOf, revisionOf, writeDraft } from "./draftText.ts";
import { type FoundDraft, judgeDraft } from "./judgeDraft.ts";
import { after, attempt, type Awaitable, type DraftStorage, isPromise } from "./storage.ts";

/** What the drafts of one page have in common. */
export interface DraftContext {
  readonly storage: DraftStorage;
  readonly key: string;
  /** Tells the drafts that this page wrote from those of others. */
  readonly writer: string;
  readonly options: () => DraftOptions;
  readonly emitError: (error: unknown) => void;
  /** What is told has changed. */
  readonly emit: () => void;
  /** Something else is kept: other tabs look. */
  readonly announce: () => void;
}

/** The draft of one form, which does what its machine says. No call throws or rejects. */
export interface DraftRunner {
  state(): DraftState;
  send(event: DraftEvent): void;
  /** Has the draft read for its form, and gives what fits, or `null` where that is not known. */
  open(source: DraftSource, then: (found: FoundDraft | null) => void): void;
  /**
   * Takes the form in other words, with the same answers. False while what is kept of it is still
   * read.
   */
  follow(source: DraftSource): boolean;
  /** Answers may have changed. */
  change(source: DraftSource): void;
  /** Tells what is to be given again, once what was kept stands in the form. */
  listNotKept(): void;
  /** Nothing can be answered, so that nothing is promised. */
  rest(): void;
  /** Looks whether somebody else has kept something since; `isTold` when somebody said so. */
  checkStorage(isTold: boolean): void;
  clear(): Awaitable<void>;
}

export function runDraft(first: DraftSource, context: DraftContext): DraftRunner {
  const { storage, key, writer, options, emitError, emit, announce } = context;
  const asideKey = `${key}~unreadable`;
  let [state, source] = [begun, first];
  let give: (found: FoundDraft | null) => void = () => undefined;
  let unkept: readonly Parameter[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** The end of what changes the storage. */
  let busy: Awaitable<void>;
  /** The revision of the draft that this page knows of, and its answers as JSON. */
  let [known, kept]: (string | null)[] = [null, "[]"];
  let [count, isAsync, isOpened] = [0, false, false];

  const expiry = (): number => options().expiry ?? defaultExpiry;
  const json = (): string => JSON.stringify(fieldsOf(source));

  const set = (next: DraftMachine): void => {
    const { draft } = state;
    state = next;
    if (next.phase !== "editing" && next.phase !== "savingAnew") clearTimeout(timer);
    if (next.draft !== draft) emit();
  };
  const send = (event: DraftEvent, news?: Partial<DraftState>): void => {
    const [next, effect] = draftStep(state, event, news);
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
        end(event, { status: "failed", problem });
      };
    return { isCurrent, end, fail };
  };
  const queue = (end: Awaitable<void>): void => {
    busy = end;
    void after(end, () => {
      if (busy === end) busy = undefined;
    });
  };

  const readText = (): Awaitable<string | null> => {
    const text = storage.read(key);
    isAsync = isPromise(text);
    return text;
  };
  const see = (isAdopting = false): Awaitable<"ours" | "foreign" | "gone"> =>
    after(readText(), (text) => {
      if (isAdopting) known = revisionOf(text);
      if (text === null) return "gone";
      const revision = revisionOf(text) ?? known;
      return revision === known || revision?.startsWith(`${writer}.`) ? "ours" : "foreign";
    });
  const drop = (): Awaitable<void> => after(storage.remove(key), () => void (known = null));

  function read(): void {
    const { isCurrent, fail } = start();
    const giveBack = give;
    let found: FoundDraft | null = null;
    const judge = (text: string | null): Awaitable<void> => {
      if (!isCurrent()) return;
      const judged = judgeDraft(text, source, expiry());
      known = judged.revision;
      kept = JSON.stringify(judged.fields);
      const { kind } = judged;
      const isAside = kind === "unreadable" && typeof text === "string";
      const moved = isAside ? storage.write(asideKey, text) : undefined;
      const isLeft = kind === "none" || kind === "draft";
      return after(isLeft ? moved : after(moved, drop), () => {
        [found, isOpened] = [judged, true];
      });
    };
    const done = attempt(() => after(after(busy, readText), judge), fail("unread", "conflict"));
    void after(done, () => {
      if (found && isCurrent()) restore(found);
      giveBack(isCurrent() ? found : null);
    });
  }
  const restore = ({ kind, fields, dropped, changed, isUnsafe }: FoundDraft): void => {
    const restored = fields.length > 0;
    if (isUnsafe) kept = null;
    send(isUnsafe ? "foundUnsafe" : restored ? "found" : "foundNone", {
      restored,
      dropped,
      changed: changed && (restored || dropped.length > 0),
      notKept: [],
      setAside: state.draft.setAside || kind === "unreadable",
    });
  };

  function save(effect: DraftEffect): void {
    const { isCurrent, end, fail } = start();
    const fields = fieldsOf(source);
    const text = JSON.stringify(fields);
    const form = draftFormOf(source.id, source.form);
    const isNow = effect === "saveNow" || effect === "saveToo";
    const isLooked = !isNow || !isOpened || !isAsync;
    const write = (): Awaitable<void> => {
      if (fields.length === 0) return known === null ? undefined : drop();
      const revision = `${writer}.${++count}`;
      const savedAt = Date.now();
      // JSON has no infinity.
      const expiresAt = Math.min(savedAt + expiry(), Number.MAX_SAFE_INTEGER);
      const draft = writeDraft({ revision, savedAt, expiresAt, form, fields });
      return after(storage.write(key, draft), () => void (known = revision));
    };
    const written = (): void => {
      if (isCurrent()) kept = text;
      end(known === null ? "emptied" : "written");
    };
    const work = (): Awaitable<void> => {
      if (effect === "saveOver") kept = null;
      if (text === kept) return written();
      kept = null;
      return after(isLooked ? see(effect === "saveOver") : "ours", (seen) => {
        if (seen === "foreign") return end("foreign");
        return after(write(), () => {
          isOpened = true;
          announce();
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
    };
    const work = (): Awaitable<void> =>
      after(isAgain ? see() : "ours", (seen) => {
        if (seen === "foreign") return done("uncleared");
        return after(
          after(drop(), () => storage.remove(asideKey)),
          () => {
            announce();
            done("cleared");
          },
        );
      });
    const failed = (error: unknown): void => {
      if (!isAgain) emitError(error);
      done("uncleared");
    };
    kept = taken;
    queue(after(busy, () => attempt(work, failed)));
  }

  const pause = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => send("flush"), options().debounce ?? defaultDebounce);
  };
  const effects: Readonly<Record<DraftEffect, (effect: DraftEffect) => void>> = {
    pause,
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
  return {
    state: () => state.draft,
    send,
    open(next, then) {
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
    rest() {
      if (state.draft.status === "idle") set(withDraft(state, { status: "none" }));
    },
    checkStorage(isTold) {
      if (!isOpened) return;
      const { end } = start();
      const done = (seen: string): void => {
        const isGone = seen === "gone" && (isLost(state) || (isTold && known !== null));
        if (seen === "foreign" || isGone) end(isGone ? "gone" : "foreign");
      };
      void attempt(
        () => after(see(), done),
        () => undefined,
      );
    },
    clear() {
      send("clear");
      return busy;
    },
  };
}
