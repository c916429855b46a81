import type { Acceptance } from "../answers/acceptanceRecord.ts";
import { problemOf } from "./DraftError.ts";
import type { DraftSource } from "./draftSource.ts";
import type { DraftOptions, DraftState } from "./draftState.ts";
import {
  acceptanceCodec,
  draftCodec,
  type DraftField,
  draftFormOf,
  revisionOf,
  type StoredDraft,
} from "./draftCodec.ts";
import {
  after,
  recoverFrom,
  type Awaitable,
  both,
  type DraftStorage,
  isPromise,
} from "./draftStorage.ts";
import type { DraftMessage } from "./watchPageAndTabs.ts";
import { expiryStatus } from "./draftExpiry.ts";
import { type ValidatedDraft, validateDraft } from "./validateDraft.ts";

/** Context of a draft. Only `key` and `seedInTab` differ between the drafts of one page. */
export interface DraftContext {
  /**
   * Whether the drafts have an owner. Then messages of other tabs are about the same user's forms.
   */
  readonly isOwned: boolean;
  readonly options: () => DraftOptions;
  readonly emitError: (error: unknown) => void;
  readonly onChange: () => void;
  /** Makes other tabs read the storage again. */
  readonly notify: (message: DraftMessage) => void;
  readonly storage: DraftStorage;
  readonly key: string;
  /** Id of this page. It prefixes every revision that the page writes. */
  readonly writer: string;
  /** Seed in this tab's session storage, used until the draft can be read. */
  readonly seedInTab: string | undefined;
  readonly onSaved: () => void;
  /** Lifetime of a draft that is stored now, in ms. */
  readonly expiry: (source: DraftSource) => number;
}

/** Writer of the stored draft: this page, another page or none. */
export type Holder = "ours" | "foreign" | "gone";

export interface InspectOptions {
  /** Whether this page adopts the stored draft. */
  readonly isAdopting?: boolean;
  /** Whether to read the acceptance in any case. */
  readonly isSure?: boolean;
}

export interface RestoredDraft extends ValidatedDraft {
  readonly accepted: Acceptance | null;
}

export function restoredState({ kind, stored, fields, dropped, changed }: RestoredDraft) {
  const restored = fields.length > 0;
  return {
    status: restored ? "saved" : "idle",
    restored,
    dropped,
    expired: kind === "expired" && stored ? stored.savedAt : null,
    changed: changed && (restored || dropped.length > 0),
    notKept: [],
    setAside: kind === "unreadable",
  } as const satisfies Partial<DraftState>;
}

/** Reads and writes the stored draft of one form, and its acceptance under a second key. */
export function createSharedDraft(context: DraftContext) {
  const { storage, key, writer, seedInTab, onSaved, emitError, expiry } = context;
  const asideKey = `${key}~unreadable`;
  const acceptedKey = `${key}~accepted`;
  /**
   * The text that this page last wrote or adopted; `null` for none, `undefined` before the first
   * read.
   */
  let known: string | null | undefined;
  /** The first revision of the stored draft. */
  let origin: string | null = null;
  let count = 0;
  let isAsync = false;
  /** The seed of this page's latest submission. */
  let ownSeed: string | undefined;
  /**
   * The seed of a submission with an unknown result, by another page or by an earlier attempt of
   * this page.
   */
  let doubtedSeed = seedInTab;

  const isKnown = (): boolean => revisionOf(known) !== null;
  const seed = (): string | undefined => ownSeed ?? doubtedSeed;
  const isOther = ({ isStartedHere }: DraftSource, began: string): boolean =>
    isStartedHere && began !== origin;

  const readText = (): Awaitable<string | null> => {
    const text = storage.read(key);
    isAsync = isPromise(text);
    return text;
  };
  const remove = (): Awaitable<void> =>
    after(storage.remove(key), () => {
      known = null;
      origin = null;
    });
  const readAccepted = (source: DraftSource): Awaitable<Acceptance | null> => {
    if (!source.isSentOnce) return null;
    return after(storage.read(acceptedKey), (text) => {
      const stored = acceptanceCodec.read(text);
      if (!stored || isOther(source, stored.origin)) return null;
      if (expiryStatus(stored, expiry(source)) !== "old") return stored.accepted;
      return after(storage.remove(acceptedKey), () => null);
    });
  };
  const stamp = (source: DraftSource) => {
    const revision = `${writer}.${++count}`;
    origin ??= revision;
    const savedAt = Date.now();
    // JSON has no `Infinity`.
    const expiresAt = Math.min(savedAt + expiry(source), Number.MAX_SAFE_INTEGER);
    return { revision, origin, savedAt, expiresAt };
  };

  /** Returns the holder of a stored text. Adopts a text that this page wrote. */
  const recognize = (source: DraftSource, text: string): Holder => {
    const revision = revisionOf(text) ?? revisionOf(known);
    const draft = draftCodec.read(text);
    const isAbout = draft && !isOther(source, draft.origin);
    if (isAbout && (draft.sent === undefined || draft.sent !== ownSeed)) doubtedSeed = draft.sent;
    if (revision !== revisionOf(known) && !revision?.startsWith(`${writer}.`)) return "foreign";
    known = text;
    return "ours";
  };
  /**
   * Overwrites the draft that this page knows. A newer draft by this page itself is overwritten,
   * too: the response to its write may have been lost.
   */
  const put = (source: DraftSource, draft: StoredDraft, isAgain = false): Awaitable<Holder> => {
    const text = draftCodec.write(draft);
    return after(storage.write(key, text, known ?? null), (newer) => {
      if (typeof newer === "string" && newer !== text) {
        const holder = recognize(source, newer);
        if (holder !== "ours" || isAgain) return "foreign";
        return put(source, draft, true);
      }
      known = text;
      onSaved();
      return "ours";
    });
  };
  const putFields = (source: DraftSource, fields: readonly DraftField[]): Awaitable<Holder> => {
    const form = draftFormOf(source.id, source.form);
    return put(source, { ...stamp(source), form, fields, sent: seed() });
  };

  return {
    seed,
    isKnown,
    /**
     * Whether another page, or an earlier attempt of this page, sent the form with an unknown
     * result.
     */
    isDoubted: (): boolean => doubtedSeed !== undefined,
    doubts({ id, isSentOnce }: DraftSource): Pick<DraftState, "unsure" | "unconfirmed"> {
      const isUnsure = doubtedSeed !== undefined;
      return { unsure: isUnsure && isSentOnce ? [id] : [], unconfirmed: isUnsure && !isSentOnce };
    },
    /**
     * Stores the seed of a submission. Without `sent`, stores that the form was not received. The
     * stored answers stay unchanged, so that other tabs can continue with them.
     */
    keepSent(source: DraftSource, sent?: string): Awaitable<unknown> {
      if (sent !== undefined && ownSeed !== undefined) doubtedSeed = ownSeed;
      ownSeed = sent;
      return after(readText(), (text) => {
        if (text === null) return seed() === undefined ? undefined : putFields(source, []);
        const draft = draftCodec.read(text);
        if (!draft || isOther(source, draft.origin) || draft.sent === seed()) return;
        origin ??= draft.origin;
        if (draft.fields.length === 0 && seed() === undefined) return remove();
        const next = draftCodec.write({ ...draft, sent: seed() });
        return after(storage.write(key, next, text), onSaved);
      });
    },
    origin: (): string | null => origin,
    /** Whether the storage was read or written before. */
    isOpened: (): boolean => known !== undefined,
    isAsync: (): boolean => isAsync,
    /**
     * Reads and adopts the draft and the acceptance of its form, while `isCurrent`. Removes an
     * expired draft and the draft of an accepted form. Moves an unreadable text to a key of its
     * own.
     */
    read: (source: DraftSource, isCurrent: () => boolean): Awaitable<RestoredDraft | null> =>
      after(both(readText(), readAccepted(source)), ([text, accepted]) => {
        if (!isCurrent()) return null;
        const found = validateDraft(text, source, expiry(source));
        const { kind, stored } = found;
        const isDraft = kind === "draft" && !accepted;
        // The stored items of a list may be newer than its acceptance.
        const fields = accepted && !source.isAgeless ? [] : found.fields;
        const isOver = accepted
          ? text !== null && fields.length === 0
          : kind === "unreadable" || kind === "expired";
        const isAside = !accepted && kind === "unreadable" && typeof text === "string";
        const moved = isAside ? storage.write(asideKey, text) : undefined;
        const clean = () => (isOver ? after(moved, remove) : undefined);
        // An acceptance counts even if its draft cannot be removed.
        const cleaned = accepted ? recoverFrom(clean, emitError) : clean();
        return after(cleaned, () => {
          if (!isCurrent()) return null;
          known = isDraft ? text : null;
          origin = isDraft ? (stored?.origin ?? null) : null;
          doubtedSeed = isDraft ? stored?.sent : undefined;
          return { ...found, kind: accepted ? "none" : kind, fields, accepted };
        });
      }),
    /**
     * Returns the holder of the stored draft and, unless this page is the holder, the acceptance.
     */
    inspect: (
      source: DraftSource,
      { isAdopting = false, isSure = source.isAgeless }: InspectOptions = {},
    ): Awaitable<readonly [Holder, Acceptance | null]> =>
      after(readText(), (text) => {
        if (isAdopting) known = text;
        const holder = text === null ? "gone" : recognize(source, text);
        const found = holder === "ours" && !isSure ? null : readAccepted(source);
        return after(found, (accepted) => [holder, accepted] as const);
      }),
    /** Stores answers. Without answers, removes the draft. */
    write(source: DraftSource, fields: readonly DraftField[]): Awaitable<Holder> {
      if (fields.length > 0) return putFields(source, fields);
      return after(isKnown() ? remove() : undefined, () => "ours");
    },
    remove,
    /**
     * Stores the acceptance. Then, after `before`, replaces the answers by `fields`, or removes the
     * draft. Returns the draft's origin.
     */
    accept(
      source: DraftSource,
      accepted: Acceptance,
      fields: readonly DraftField[],
      before: Awaitable<void>,
    ): Awaitable<string | null> {
      const store = (): Awaitable<void> => {
        const { revision: _revision, ...age } = stamp(source);
        const text = acceptanceCodec.write({ ...age, accepted });
        return after(storage.write(acceptedKey, text), onSaved);
      };
      const stored = recoverFrom(store, (error) => {
        if (problemOf(error) !== "full") throw error;
        // Removing the answers frees space.
        return after(remove(), store);
      });
      return after(
        after(stored, () => before),
        () => {
          const ended = origin;
          const replaced = fields.length > 0 ? putFields(source, fields) : remove();
          return after(replaced, () => ended);
        },
      );
    },
    /** Removes everything stored. Returns the draft's origin. */
    clear({ isSentOnce }: DraftSource): Awaitable<string | null> {
      const ended = origin;
      ownSeed = undefined;
      doubtedSeed = undefined;
      const keys = isSentOnce ? [asideKey, acceptedKey] : [asideKey];
      const removed = keys.reduce(
        (end: Awaitable<void>, one) => after(end, () => storage.remove(one)),
        remove(),
      );
      return after(removed, () => ended);
    },
  };
}
