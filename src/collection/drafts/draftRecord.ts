import type { Acceptance } from "../answers/acceptance.ts";
import type { DraftSource } from "./draftSource.ts";
import { unsureState } from "./draftState.ts";
import {
  type DraftField,
  draftFormOf,
  readAcceptance,
  readDraft,
  revisionOf,
  type StoredDraft,
  writeAcceptance,
  writeDraft,
} from "./draftText.ts";
import { problemOf } from "./DraftError.ts";
import { after, attempt, type Awaitable, both, type DraftStorage, isPromise } from "./storage.ts";
import { ageOf, type ValidatedDraft, validateDraft } from "./validateDraft.ts";

export interface DraftRecordOptions {
  readonly storage: DraftStorage;
  readonly key: string;
  /** Tells the drafts that this page wrote from those of others. */
  readonly writer: string;
  /** The seed that this tab sent the form with, which counts until the storage can be read. */
  readonly seedInTab: string | undefined;
  /** Called when something was stored. */
  readonly onSaved: () => void;
  /** How long what is stored now is kept, in ms. */
  readonly expiry: (source: DraftSource) => number;
}

/** Whose draft is stored, if any. */
export type Holder = "ours" | "foreign" | "gone";

/**
 * What is stored of one form, as far as this page knows: its draft, and under a key of its own that
 * it was accepted.
 */
export function createDraftRecord(options: DraftRecordOptions) {
  const { storage, key, writer, seedInTab, onSaved, expiry } = options;
  const [asideKey, acceptedKey] = [`${key}~unreadable`, `${key}~accepted`];
  /** The stored text that this page last wrote or took over, and the revision that it began with. */
  let held: string | null = null;
  let origin: string | null = null;
  let [count, isAsync] = [0, false];
  /** Seeds that the form was sent with: by this page, and by whoever else, as far as was seen. */
  let sentHere: string | undefined;
  let sentElsewhere = seedInTab;

  const known = (): string | null => revisionOf(held);
  const isDoubted = (): boolean => sentElsewhere !== undefined;
  const sent = (): string | undefined => sentHere ?? sentElsewhere;
  const isOther = ({ isBegunHere }: DraftSource, began: string | undefined): boolean =>
    isBegunHere && (began ?? null) !== origin;

  const read = (): Awaitable<string | null> => {
    const text = storage.read(key);
    isAsync = isPromise(text);
    return text;
  };
  const drop = (): Awaitable<void> =>
    after(storage.remove(key), () => void ([held, origin] = [null, null]));
  const readAccepted = (source: DraftSource): Awaitable<Acceptance | null> => {
    if (!source.isSentOnce) return null;
    return after(storage.read(acceptedKey), (text) => {
      const stored = readAcceptance(text);
      if (!stored || isOther(source, stored.origin)) return null;
      if (ageOf(stored, expiry(source)) !== "old") return stored.accepted;
      return after(storage.remove(acceptedKey), () => null);
    });
  };
  /** The times and revision of what is stored now. */
  const stamp = (source: DraftSource) => {
    const revision = `${writer}.${++count}`;
    origin ??= revision;
    const savedAt = Date.now();
    // JSON has no infinity.
    const expiresAt = Math.min(savedAt + expiry(source), Number.MAX_SAFE_INTEGER);
    return { revision, origin, savedAt, expiresAt };
  };

  const holderOf = (source: DraftSource, text: string): Holder => {
    const revision = revisionOf(text) ?? known();
    const draft = readDraft(text);
    const isAbout = draft && !isOther(source, draft.origin ?? draft.revision);
    if (isAbout && (draft.sent === undefined || draft.sent !== sentHere))
      sentElsewhere = draft.sent;
    if (revision !== known() && !revision?.startsWith(`${writer}.`)) return "foreign";
    held = text;
    return "ours";
  };
  /**
   * Stores a draft over the one that this page knows. Where the storage has a newer one of this
   * page, as when the answer to a write was lost, it is stored over that.
   */
  const put = (source: DraftSource, draft: StoredDraft, isAgain = false): Awaitable<Holder> => {
    const text = writeDraft(draft);
    return after(storage.write(key, text, held), (newer) => {
      if (typeof newer === "string" && newer !== text) {
        const holder = holderOf(source, newer);
        if (holder !== "ours" || isAgain) return "foreign";
        return put(source, draft, true);
      }
      held = text;
      onSaved();
      return "ours";
    });
  };
  const write = (source: DraftSource, fields: readonly DraftField[]): Awaitable<Holder> =>
    put(source, {
      ...stamp(source),
      form: draftFormOf(source.id, source.form),
      fields,
      sent: sent(),
    });

  return {
    sent,
    /** Whether others, or this page before its last attempt, sent what may have been received. */
    isDoubted,
    doubts: (source: DraftSource): ReturnType<typeof unsureState> =>
      unsureState(source, isDoubted()),
    /**
     * Stores the seed that the form is sent with; without one, that it was not received. The answers
     * stay as they are, so that other tabs go on with them.
     */
    keepSent(source: DraftSource, seed?: string): Awaitable<unknown> {
      if (seed !== undefined && sentHere !== undefined) sentElsewhere = sentHere;
      sentHere = seed;
      return after(read(), (text) => {
        if (text === null) return sent() === undefined ? undefined : write(source, []);
        const draft = readDraft(text);
        const began = draft?.origin ?? draft?.revision;
        if (!draft || isOther(source, began) || draft.sent === sent()) return;
        origin ??= began ?? null;
        if (draft.fields.length === 0 && sent() === undefined) return drop();
        return after(storage.write(key, writeDraft({ ...draft, sent: sent() }), text), onSaved);
      });
    },
    /** Whether this page knows of a draft that is stored. */
    isKnown: (): boolean => known() !== null,
    origin: (): string | null => origin,
    /** Whether the storage answers by promises. */
    isAsync: (): boolean => isAsync,
    /** Reads the draft, and whether its form was accepted. */
    read: (source: DraftSource): Awaitable<ValidatedDraft> =>
      after(both(read(), readAccepted(source)), ([text, accepted]) =>
        validateDraft(text, source, expiry(source), accepted),
      ),
    /**
     * Goes on with what was read. What is too old, or left of a form that was accepted, is removed,
     * and what is no draft is moved out of the way.
     */
    adopt({ kind, text, revision, origin: began, sent: seed, fields }: ValidatedDraft) {
      [held, origin, sentElsewhere] = [revision === null ? null : text, began, seed];
      const isAside = kind === "unreadable" && typeof text === "string";
      const moved = isAside ? storage.write(asideKey, text) : undefined;
      const isLeft = kind === "accepted" && text !== null && fields.length === 0;
      return isLeft || kind === "unreadable" || kind === "expired" ? after(moved, drop) : undefined;
    },
    /** Tells whose draft is stored. With `isAdopting`, this page goes on with it. */
    inspect: (source: DraftSource, isAdopting: boolean): Awaitable<Holder> =>
      after(read(), (text) => {
        if (isAdopting) held = text;
        return text === null ? "gone" : holderOf(source, text);
      }),
    readAccepted,
    write,
    drop,
    /**
     * Stores that the form was accepted, and then, once `before` has ended, `fields` in the place of
     * its answers, or nothing. Returns the origin of its draft.
     */
    accept(
      source: DraftSource,
      accepted: Acceptance,
      fields: readonly DraftField[],
      before: Awaitable<void>,
    ): Awaitable<string | null> {
      const store = (): Awaitable<void> => {
        const text = writeAcceptance({ ...stamp(source), accepted });
        return after(storage.write(acceptedKey, text), onSaved);
      };
      const stored = attempt(store, (error) => {
        if (problemOf(error) !== "full") throw error;
        // The answers make room.
        return after(drop(), store);
      });
      return after(stored, () => {
        const ended = origin;
        const replace = (): Awaitable<unknown> =>
          fields.length > 0 ? write(source, fields) : drop();
        return after(after(before, replace), () => ended);
      });
    },
    /** Removes all that is stored. */
    clear(source: DraftSource): Awaitable<void> {
      sentHere = sentElsewhere = undefined;
      const accepted = () => (source.isSentOnce ? storage.remove(acceptedKey) : undefined);
      return after(
        after(drop(), () => storage.remove(asideKey)),
        accepted,
      );
    },
  };
}
