import { createEmitter } from "../../core/emitter.ts";
import { reportErrorTo } from "../../react/internal.ts";
import type { FormDraft } from "../../react/index.ts";
import {
  type AnswerKeeper,
  type FormAnswers,
  type KeptForm,
  noAnswers,
} from "../answers/answers.ts";
import { createAttached } from "./attachedForms.ts";
import { type DraftRunner, runDraft } from "./draftRunner.ts";
import { answersIn, collectionSource, type DraftSource, idOf } from "./draftSource.ts";
import { defaultExpiry, type DraftOptions, type DraftState, idle, joined } from "./draftState.ts";
import { storageKeyOf } from "./draftText.ts";
import { keptKeys, sendAlone, within } from "./sendOnce.ts";
import {
  after,
  attempt,
  type Awaitable,
  type DraftRetention,
  type DraftStorage,
} from "./storage.ts";
import { watchPage } from "./watchPage.ts";

/** The drafts of one page as forms and collections see them. */
export interface DraftKeeper
  extends
    Omit<FormDraft, "keyOf" | "notReceived" | "status">,
    Required<Omit<AnswerKeeper, "accepted" | "owner" | "status" | "unsure">> {
  /**
   * Removes what is kept: of one form, or of every form of this owner, those that the page has not
   * opened included.
   */
  readonly clear: (form?: KeptForm) => Promise<void>;
  /** Keeps now what is not kept yet, without the pause after a change. */
  readonly flush: () => void;
  /** In a conflict: keeps the answers of this page. */
  readonly keep: () => void;
  /** In a conflict: shows the newer answers, in the place of those of this page. */
  readonly take: () => void;
  /** Moves focus to a question of a form on the page, such as one of `notKept`. */
  readonly focus: (name: string) => void;
}

/** How long a collection waits for a storage before it goes on without, in ms. */
const patience = 5000;

/**
 * The drafts of one page, and what they share: their state as one, the other tabs, and the end of
 * the page.
 */
export function createDrafts(storage: DraftStorage, owner: string, options: () => DraftOptions) {
  const drafts = new Map<string, DraftRunner>();
  /** Drafts of the forms on the page, with the functions that focus their questions. */
  const shown = new Map<DraftRunner, (name: string) => void>();
  const { subscribe, emit: update } = createEmitter();
  const writer = [...crypto.getRandomValues(new Uint32Array(2))].join("-");
  let whole = idle;
  let page: ReturnType<typeof watchPage> | undefined;

  const all = (): readonly DraftRunner[] => [...drafts.values()];
  const find = (id: string): DraftRunner | undefined => drafts.get(storageKeyOf(owner, id));
  const flush = (): void => all().forEach((draft) => draft.send("flush"));
  const emit = (): void => {
    const stateOf = (draft: DraftRunner): DraftState =>
      shown.has(draft) ? draft.state() : { ...draft.state(), notKept: [] };
    whole = joined(all().map(stateOf));
    update();
  };
  const retention = createRetention(storage, update);
  const emitError = (error: unknown): void => {
    const { onError } = options();
    if (onError) reportErrorTo(onError, error);
  };
  const draftOf = (source: DraftSource): DraftRunner => {
    const there = find(source.id);
    if (there) return there;
    const key = storageKeyOf(owner, source.id);
    const draft = runDraft(source, {
      storage,
      key,
      writer,
      isOwned: owner !== "",
      options,
      expiry: ({ isAgeless }) => (isAgeless ? Infinity : (options().expiry ?? defaultExpiry)),
      emitError,
      onChange: emit,
      notify: (message) => page?.notify({ ...message, key }),
      seedInTab: keys.seedOf(source.id),
      onSaved: retention.saved,
    });
    drafts.set(key, draft);
    emit();
    return draft;
  };
  const keys = keptKeys(owner, find);
  const show = (draft: DraftRunner, focus: (name: string) => void) => {
    shown.set(draft, focus);
    emit();
    return (): void => {
      if (shown.get(draft) === focus) shown.delete(draft);
      emit();
    };
  };
  const attached = createAttached(draftOf, show, (error) =>
    reportErrorTo(options().onError, error),
  );
  /** Removes what is kept of forms that the page has not opened, where the storage lists its keys. */
  const clearUnopened = (): Awaitable<unknown> => {
    const begin = storageKeyOf(owner, "");
    const remove = (key: string): Awaitable<void> =>
      after(storage.remove(key), () => page?.notify({ key }));
    return attempt(
      () =>
        after(storage.keys?.() ?? [], (keys) => {
          const isUnopened = (key: string): boolean =>
            key.startsWith(begin) && !drafts.has(key) && !key.endsWith("~seed");
          return Promise.all(keys.filter(isUnopened).map(remove));
        }),
      emitError,
    );
  };
  let restoring = 0;

  const restore = (kept: KeptForm): Promise<FormAnswers | null | undefined> => {
    let answers = kept.defaults ?? noAnswers;
    const source = collectionSource(kept, () => answers);
    const draft = draftOf(source);
    restoring++;
    const read = async (): Promise<FormAnswers | null | undefined> => {
      const found = await within(patience, draft.open(source));
      // The person begins without it: nothing is written over what the page has not seen.
      if (found === undefined) {
        draft.giveUp();
        return undefined;
      }
      // Where nothing can ever be read, nothing is waited for.
      const { status, problem } = draft.state();
      if (!found && status !== "idle" && problem !== "blocked") return undefined;
      if (!found || (found.kind !== "draft" && found.fields.length === 0)) return null;
      answers = answersIn(found.fields, kept.defaults);
      return answers;
    };
    const restored = read();
    // Forms ask for the answers to each other: all must be back, and the collection, which waits
    // for the same promise, have them.
    void restored
      .then(() => undefined)
      .then(() => {
        restoring--;
        if (restoring === 0) all().forEach((draft) => draft.listNotKept());
      });
    return restored;
  };

  /** The same functions at each call, of which none throws or rejects. */
  const keeper: DraftKeeper = {
    attach: attached.attach,
    take: attached.take,
    restore,
    show: (kept, focus) => show(draftOf(collectionSource(kept, () => noAnswers)), focus),
    focus(name) {
      for (const [draft, focus] of shown)
        if (draft.state().notKept.some((one) => one.name === name)) return focus(name);
    },
    save(kept, answers) {
      const source = collectionSource(kept, () => answers);
      draftOf(source).change(source);
    },
    flush,
    keyOf: keys.keyOf,
    notReceived(id) {
      if (find(id)?.keepSent() !== false) keys.forget(id);
    },
    once: (kept, send) =>
      sendAlone(storageKeyOf(owner, kept.id), async () => {
        const draft = draftOf(collectionSource(kept, () => noAnswers));
        const before = await within(patience, draft.findAccepted());
        if (before) return before;
        const accepted = await send();
        if (!accepted) return null;
        // The key stays: where the acceptance cannot be kept, or read again, what is sent once more
        // is the same.
        await within(patience, draft.accept(accepted));
        return accepted;
      }),
    submitted(form) {
      keys.forget(idOf(form));
      void find(idOf(form))?.clear(true);
    },
    async clear(kept) {
      if (kept) keys.forget(kept.id);
      const chosen = kept ? [find(kept.id)] : all();
      // Questions that the collection has not asked are answered no more.
      const cleared = chosen.map((draft) => draft?.clear(kept !== undefined));
      await Promise.all([...cleared, kept || clearUnopened()]);
    },
    keep: () => all().forEach((draft) => draft.send("keep")),
  };
  return {
    all,
    /** Whether `take` can show newer answers: not in a collection. */
    canTake: attached.canTake,
    keeper,
    state: (): DraftState => whole,
    /** How long what is stored stays, as far as is known by now. */
    retention: retention.current,
    subscribe,
    /** Watches the page until the returned function is called: saves when it is left. */
    connect() {
      page = watchPage({
        flush,
        leave: () => all().forEach((draft) => draft.send("leave")),
        back: () => all().forEach((draft) => draft.checkStorage()),
        onMessage: (message) => drafts.get(`${message.key}`)?.checkStorage(message),
      });
      retention.ask();
      return () => {
        flush();
        page?.stop();
        page = undefined;
      };
    },
  };
}

/** How long a storage keeps drafts, as far as is known; `update` is called when more is known. */
function createRetention({ retention = "expiry", persist }: DraftStorage, update: () => void) {
  let current = retention;
  let isAsked = false;
  /** Asks whether the browser has promised it, or for that promise. A failure promises nothing. */
  const ask = (isAsking: boolean): void => {
    if (!persist || current === "expiry") return;
    const learn = (isPromised: boolean): void => {
      if (!isPromised) return;
      current = "expiry";
      update();
    };
    void attempt(
      () => after(persist(isAsking), learn),
      () => undefined,
    );
  };
  return {
    current: (): DraftRetention => current,
    ask: (): void => ask(false),
    /** Something was stored: that it stays is asked for once. */
    saved(): void {
      if (isAsked) return;
      isAsked = true;
      ask(true);
    },
  };
}
