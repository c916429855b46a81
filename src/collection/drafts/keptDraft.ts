import type { Acceptance } from "../answers/acceptance.ts";
import type { DraftSource } from "./draftSource.ts";
import { unsureState } from "./draftState.ts";
import {
  type DraftField,
  draftFormOf,
  readDraft,
  revisionOf,
  type StoredDraft,
  writeDraft,
} from "./draftText.ts";
import type { FoundDraft } from "./judgeDraft.ts";
import { after, type Awaitable, type DraftStorage, isPromise } from "./storage.ts";

interface KeptDraftOptions {
  readonly storage: DraftStorage;
  readonly key: string;
  /** Tells the drafts that this page wrote from those of others. */
  readonly writer: string;
  /** The seed that this tab sent the form with, which counts until what is kept can be read. */
  readonly seedInTab: string | undefined;
  /** Something was kept. */
  readonly saved: () => void;
}

/** Whose draft is kept, if any, or that its form was accepted. */
export type Seen = "ours" | "foreign" | "gone" | Acceptance;

/** The draft that is kept of one form, as far as this page knows. */
export function createKeptDraft({ storage, key, writer, seedInTab, saved }: KeptDraftOptions) {
  const asideKey = `${key}~unreadable`;
  /** Its revision, and the one that it began with. */
  let known: string | null = null;
  let origin: string | null = null;
  let [count, isAsync] = [0, false];
  /** Seeds that the form was sent with: by this page, and by whoever else, as far as was seen. */
  let sentHere: string | undefined;
  let sentElsewhere = seedInTab;

  const read = (): Awaitable<string | null> => {
    const text = storage.read(key);
    isAsync = isPromise(text);
    return text;
  };
  const drop = (): Awaitable<void> =>
    after(storage.remove(key), () => void ([known, origin] = [null, null]));

  const isOther = ({ isBegunHere }: DraftSource, draft: StoredDraft | null): boolean =>
    isBegunHere && (draft?.origin ?? draft?.revision ?? null) !== origin;
  const isDoubted = (): boolean => sentElsewhere !== undefined;
  const sent = (): string | undefined => sentHere ?? sentElsewhere;
  const next = ({ id, form }: DraftSource, expiry: number) => {
    const revision = `${writer}.${++count}`;
    origin ??= revision;
    const savedAt = Date.now();
    // JSON has no infinity.
    const expiresAt = Math.min(savedAt + expiry, Number.MAX_SAFE_INTEGER);
    return { revision, origin, savedAt, expiresAt, form: draftFormOf(id, form) };
  };
  const put = (draft: StoredDraft): Awaitable<void> =>
    after(storage.write(key, writeDraft(draft)), () => {
      known = draft.revision;
      saved();
    });

  return {
    sent,
    /** Whether others, or this page before its last attempt, sent what may have been received. */
    isDoubted,
    doubts: (source: DraftSource): ReturnType<typeof unsureState> =>
      unsureState(source, isDoubted()),
    /**
     * Keeps the seed that the form is sent with; without one, that it was not received. The answers
     * stay as they are kept, so that other tabs go on with them.
     */
    keepSent(source: DraftSource, expiry: number, seed?: string): Awaitable<void> {
      if (seed !== undefined && sentHere !== undefined) sentElsewhere = sentHere;
      sentHere = seed;
      return after(read(), (text) => {
        const draft = readDraft(text);
        const isForeign = draft ? isOther(source, draft) || draft.accepted : text !== null;
        if (isForeign || draft?.sent === sent()) return;
        if (draft) origin ??= draft.origin ?? draft.revision;
        if (draft?.fields.length === 0 && sent() === undefined) return drop();
        if (draft) return after(storage.write(key, writeDraft({ ...draft, sent: sent() })), saved);
        if (sent() !== undefined) return put({ ...next(source, expiry), fields: [], sent: sent() });
      });
    },
    known: (): string | null => known,
    origin: (): string | null => origin,
    /** Whether the storage answers by promises. */
    isAsync: (): boolean => isAsync,
    read,
    drop,
    /** Takes what was read as known; what is no draft, or too old, goes, a copy of it aside. */
    adopt(
      { kind, revision, origin: began, sent: seed }: FoundDraft,
      text: string | null,
    ): Awaitable<void> {
      [known, origin, sentElsewhere] = [revision, began, seed];
      const isAside = kind === "unreadable" && typeof text === "string";
      const moved = isAside ? storage.write(asideKey, text) : undefined;
      return ["unreadable", "expired"].includes(kind) ? after(moved, drop) : moved;
    },
    /** Takes what is kept for something this page knows when `isAdopting`. */
    see: (source: DraftSource, isAdopting: boolean): Awaitable<Seen> =>
      after(read(), (text) => {
        if (isAdopting) known = revisionOf(text);
        if (text === null) return "gone";
        const revision = revisionOf(text) ?? known;
        const draft = readDraft(text);
        const isAbout = !isOther(source, draft);
        const isOwn = draft?.sent !== undefined && draft.sent === sentHere;
        if (isAbout && draft && !isOwn) sentElsewhere = draft.sent;
        const accepted = source.isSentOnce && isAbout ? draft?.accepted : undefined;
        const isOurs = revision === known || revision?.startsWith(`${writer}.`);
        return accepted ?? (isOurs ? "ours" : "foreign");
      }),
    write(
      source: DraftSource,
      fields: readonly DraftField[],
      expiry: number,
      accepted?: Acceptance,
    ): Awaitable<void> {
      return put({
        ...next(source, expiry),
        fields,
        accepted,
        sent: accepted ? undefined : sent(),
      });
    },
    /** Takes away all that is kept. */
    clear(): Awaitable<void> {
      sentHere = sentElsewhere = undefined;
      return after(drop(), () => storage.remove(asideKey));
    },
  };
}
