import type { Acceptance } from "../answers/acceptance.ts";
import type { DraftSource } from "./draftSource.ts";
import { type DraftField, draftFormOf, readDraft, revisionOf, writeDraft } from "./draftText.ts";
import type { FoundDraft } from "./judgeDraft.ts";
import { after, type Awaitable, type DraftStorage, isPromise } from "./storage.ts";

interface KeptDraftOptions {
  readonly storage: DraftStorage;
  readonly key: string;
  /** Tells the drafts that this page wrote from those of others. */
  readonly writer: string;
  /** Something was kept. */
  readonly saved: () => void;
}

/** Whose draft is kept, if any, or that its form was accepted. */
export type Seen = "ours" | "foreign" | "gone" | Acceptance;

/** The draft that is kept of one form, as far as this page knows. */
export function createKeptDraft({ storage, key, writer, saved }: KeptDraftOptions) {
  const asideKey = `${key}~unreadable`;
  /** Its revision, and the one that it began with. */
  let known: string | null = null;
  let origin: string | null = null;
  let [count, isAsync] = [0, false];

  const read = (): Awaitable<string | null> => {
    const text = storage.read(key);
    isAsync = isPromise(text);
    return text;
  };
  const drop = (): Awaitable<void> =>
    after(storage.remove(key), () => void ([known, origin] = [null, null]));

  return {
    known: (): string | null => known,
    origin: (): string | null => origin,
    /** Whether the storage answers by promises. */
    isAsync: (): boolean => isAsync,
    read,
    drop,
    /** Takes what was read as known; what is no draft, or too old, goes, a copy of it aside. */
    adopt({ kind, revision, origin: began }: FoundDraft, text: string | null): Awaitable<void> {
      [known, origin] = [revision, began];
      const isAside = kind === "unreadable" && typeof text === "string";
      const moved = isAside ? storage.write(asideKey, text) : undefined;
      return ["unreadable", "expired"].includes(kind) ? after(moved, drop) : moved;
    },
    /** Takes what is kept for something this page knows when `isAdopting`. */
    see: ({ isSentOnce, isBegunHere }: DraftSource, isAdopting: boolean): Awaitable<Seen> =>
      after(read(), (text) => {
        if (isAdopting) known = revisionOf(text);
        if (text === null) return "gone";
        const revision = revisionOf(text) ?? known;
        const draft = readDraft(text);
        const isOther = isBegunHere && (draft?.origin ?? draft?.revision ?? null) !== origin;
        const accepted = isSentOnce && !isOther ? draft?.accepted : undefined;
        const isOurs = revision === known || revision?.startsWith(`${writer}.`);
        return accepted ?? (isOurs ? "ours" : "foreign");
      }),
    write(
      { id, form }: DraftSource,
      fields: readonly DraftField[],
      expiry: number,
      accepted?: Acceptance,
    ): Awaitable<void> {
      const revision = `${writer}.${++count}`;
      origin ??= revision;
      const savedAt = Date.now();
      // JSON has no infinity.
      const expiresAt = Math.min(savedAt + expiry, Number.MAX_SAFE_INTEGER);
      const about = { revision, origin, savedAt, expiresAt, form: draftFormOf(id, form) };
      return after(storage.write(key, writeDraft({ ...about, fields, accepted })), () => {
        known = revision;
        saved();
      });
    },
    /** Takes away all that is kept. */
    clear: (): Awaitable<void> => after(drop(), () => storage.remove(asideKey)),
  };
}
