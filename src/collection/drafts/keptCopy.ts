import { draftFormOf } from "./draftKey.ts";
import { type DraftField, revisionOf, writeDraft } from "./draftText.ts";
import { type FoundDraft, judgeDraft } from "./judgeDraft.ts";
import { defaultExpiry, type SlotContext, type SlotForm } from "./slotOptions.ts";
import { after, type Awaitable, isPromise } from "./storage.ts";

/**
 * What a storage holds of one form, and whether that is what this page knows: nothing else of a slot calls the storage. Every call may throw or
 * reject as the storage does.
 */
export interface KeptCopy {
  /** Whether the storage answers by promises. */
  isAsync(): boolean;
  /** Whether this page knows of something that is kept. */
  isKnown(): boolean;
  /** What is kept, which this page knows from now on. What cannot be read is moved out of the way, what has expired is removed. */
  read(): Awaitable<FoundDraft>;
  /** Whether somebody else's draft is there (`foreign`), nothing is (`gone`), or neither (`ours`). */
  look(): Awaitable<"ours" | "foreign" | "gone">;
  /** Takes what is kept as known, so that it can be written over. */
  adopt(): Awaitable<void>;
  /** Keeps these answers; when there are none, nothing is kept. */
  write(fields: readonly DraftField[]): Awaitable<void>;
  remove(): Awaitable<void>;
}

export function createCopy(
  about: () => SlotForm,
  { storage, key, writer, options, ready }: SlotContext,
): KeptCopy {
  const asideKey = `${key}~unreadable`;
  let known: string | null = null;
  let [count, isAsync] = [0, false];

  const readText = (): Awaitable<string | null> => {
    const text = storage.read(key);
    isAsync = isPromise(text);
    return text;
  };
  const drop = (): Awaitable<void> => after(storage.remove(key), () => void (known = null));
  const setAside = (text: unknown): Awaitable<void> =>
    after(typeof text === "string" ? storage.write(asideKey, text) : undefined, drop);
  const expiry = (): number => options().expiry ?? defaultExpiry;

  return {
    isAsync: () => isAsync,
    isKnown: () => known !== null,
    read: () =>
      after(after(ready, readText), (text): Awaitable<FoundDraft> => {
        const found = judgeDraft(text, about(), expiry());
        known = found.kind === "draft" ? found.revision : null;
        if (found.kind === "unreadable") return after(setAside(text), () => found);
        return found.kind === "expired" ? after(drop(), () => found) : found;
      }),
    look: () =>
      after(readText(), (text) => {
        if (text === null) return "gone";
        const revision = revisionOf(text) ?? known;
        return revision === known || revision?.startsWith(`${writer}.`) ? "ours" : "foreign";
      }),
    adopt: () => after(readText(), (text) => void (known = revisionOf(text))),
    write(fields) {
      if (fields.length === 0) return known === null ? undefined : drop();
      const revision = `${writer}.${++count}`;
      const savedAt = Date.now();
      // JSON has no infinity.
      const expiresAt = Math.min(savedAt + expiry(), Number.MAX_SAFE_INTEGER);
      const { id, form: definition } = about();
      const form = draftFormOf(id, definition);
      const text = writeDraft({ revision, savedAt, expiresAt, form, fields });
      return after(storage.write(key, text), () => void (known = revision));
    },
    remove: () => after(drop(), () => storage.remove(asideKey)),
  };
}
