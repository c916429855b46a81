import { createEmitter } from "../../core/emitter.ts";
import { reportErrorTo } from "../../react/internal.ts";
import type { FormDraft } from "../../react/index.ts";
import {
  type AnswerKeeper,
  type FormAnswers,
  type KeptForm,
  noAnswers,
} from "../answers/answers.ts";
import { createStandaloneFormDrafts } from "./standaloneFormDrafts.ts";
import { type DraftRunner, runDraft } from "./draftRunner.ts";
import { mergeDraft, collectionSource, type DraftSource, draftFormId } from "./draftSource.ts";
import { defaultExpiry } from "./draftExpiry.ts";
import { type DraftOptions, type DraftState, idle, joined } from "./draftState.ts";
import { storageKeyOf } from "./draftCodec.ts";
import { keptMessages } from "./draftMessages.ts";
import { createDraftIdempotencyKeys } from "./draftIdempotencyKeys.ts";
import {
  after,
  recoverFrom,
  type Awaitable,
  type DraftRetention,
  type DraftStorage,
} from "./draftStorage.ts";
import { sendAlone, watchPageAndTabs } from "./watchPageAndTabs.ts";

/** Actions on the drafts of a browser tab, for forms and collections. */
export interface DraftKeeper
  extends
    Omit<FormDraft, "flush" | "kept" | "keyOf" | "notReceived" | "status">,
    Required<Omit<AnswerKeeper, "accepted" | "owner" | "status" | "unsure">> {
  /**
   * Removes the draft of one form, or all drafts of this owner, including those of forms that this
   * page has never mounted.
   */
  readonly clear: (form?: KeptForm) => Promise<void>;
  /** Saves at once, without the debounce delay. */
  readonly flush: () => void;
  /** Resolves a conflict with the answers of this page. */
  readonly keep: () => void;
  /** Resolves a conflict with the newer answers, which replace those of this page. */
  readonly take: () => void;
  /** Moves focus to a question of a mounted form, such as one of `notKept`. */
  readonly focus: (name: string) => void;
}

/** Time that a collection waits for a draft before it continues without it, in ms. */
const patience = 5000;

/** Creates the drafts of one page with their merged state. Connects them to other tabs. */
export function createDrafts(storage: DraftStorage, owner: string, options: () => DraftOptions) {
  const drafts = new Map<string, DraftRunner>();
  /** Drafts of mounted forms, each with the function that focuses a question. */
  const shown = new Map<DraftRunner, (name: string) => void>();
  const { subscribe, emit: update } = createEmitter();
  const writer = [...crypto.getRandomValues(new Uint32Array(2))].join("-");
  let whole = idle;
  let page: ReturnType<typeof watchPageAndTabs> | undefined;

  const all = (): readonly DraftRunner[] => [...drafts.values()];
  const find = (id: string): DraftRunner | undefined => drafts.get(storageKeyOf(owner, id));
  const flush = (): void => all().forEach((draft) => draft.flush());
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
  const keys = createDraftIdempotencyKeys(owner, find);
  const show = (draft: DraftRunner, focus: (name: string) => void) => {
    shown.set(draft, focus);
    emit();
    return (): void => {
      if (shown.get(draft) === focus) shown.delete(draft);
      emit();
    };
  };
  const attached = createStandaloneFormDrafts(draftOf, show, (error) =>
    reportErrorTo(options().onError, error),
  );
  /** Removes drafts of forms that this page has never mounted, when the storage lists its keys. */
  const clearUnopened = (): Awaitable<unknown> => {
    const begin = storageKeyOf(owner, "");
    const remove = (key: string): Awaitable<void> =>
      after(storage.remove(key), () => page?.notify({ key }));
    return recoverFrom(
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
      // The form starts without its draft, which must not be overwritten before it was read.
      if (found === undefined) {
        draft.giveUp();
        return undefined;
      }
      // A blocked storage counts as empty: it can never be read.
      const { status, problem } = draft.state();
      if (!found && status !== "idle" && problem !== "blocked") return undefined;
      if (!found || (found.kind !== "draft" && found.fields.length === 0)) return null;
      answers = mergeDraft(found.fields, kept.defaults);
      return answers;
    };
    const restored = read();
    // Waits until all forms are restored and the collection, which awaits the same promise, has
    // their answers: conditions may read answers of other forms.
    void restored
      .then(() => undefined)
      .then(() => {
        restoring--;
        if (restoring === 0) all().forEach((draft) => draft.listNotKept());
      });
    return restored;
  };

  /** Stable functions that never throw or reject. */
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
    kept(language) {
      const unsaved = all().flatMap((draft) => draft.unsaved());
      const { expiry = defaultExpiry } = options();
      return keptMessages({ ...whole, expiry, retention: retention.current() }, unsaved, language);
    },
    keyOf: keys.keyOf,
    notReceived(id) {
      if (find(id)?.keepSent() !== false) keys.renewKey(id);
    },
    once: (kept, send) =>
      sendAlone(storageKeyOf(owner, kept.id), async () => {
        const draft = draftOf(collectionSource(kept, () => noAnswers));
        const before = await within(patience, draft.findAccepted());
        if (before) return before;
        const accepted = await send();
        if (!accepted) return null;
        // The idempotency key stays: when the acceptance cannot be stored or read, a repeated
        // request has the same key.
        await within(patience, draft.accept(accepted));
        return accepted;
      }),
    submitted(form) {
      keys.renewKey(draftFormId(form));
      void find(draftFormId(form))?.clear(true);
    },
    async clear(kept) {
      if (kept) keys.renewKey(kept.id);
      const chosen = kept ? [find(kept.id)] : all();
      // When a collection clears a form, nothing is left to answer in it.
      const cleared = chosen.map((draft) => draft?.clear(kept !== undefined));
      await Promise.all([...cleared, kept || clearUnopened()]);
    },
    keep: () => all().forEach((draft) => draft.keep()),
  };
  return {
    all,
    /** Whether `take` can show newer answers, which is not possible in a collection. */
    canTake: attached.canTake,
    keeper,
    state: (): DraftState => whole,
    /** The retention of the storage, as far as it is known. */
    retention: retention.current,
    subscribe,
    /**
     * Subscribes to the page and other tabs. Saves when the page is left. Returns the cleanup
     * function.
     */
    connect() {
      page = watchPageAndTabs({
        flush,
        onPageHide: () => all().forEach((draft) => draft.flush(true)),
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

/** Tracks the retention of a storage. Calls `update` when it changes. */
function createRetention({ retention = "expiry", persist }: DraftStorage, update: () => void) {
  let current = retention;
  let isRequested = false;
  /**
   * Queries whether the browser keeps this storage persistently; with `isAsking`, requests it. A
   * failure counts as no.
   */
  const ask = (isAsking: boolean): void => {
    if (!persist || current === "expiry") return;
    const learn = (isPromised: boolean): void => {
      if (!isPromised) return;
      current = "expiry";
      update();
    };
    void recoverFrom(
      () => after(persist(isAsking), learn),
      () => undefined,
    );
  };
  return {
    current: (): DraftRetention => current,
    ask: (): void => ask(false),
    /** Requests persistent storage once, after the first write. */
    saved(): void {
      if (isRequested) return;
      isRequested = true;
      ask(true);
    },
  };
}

/** Returns the result, or `undefined` when it takes longer than `ms`. */
async function within<T>(ms: number, result: Awaitable<T>): Promise<T | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), ms);
  });
  return Promise.race([result, late]).finally(() => clearTimeout(timer));
}
