import type { Form } from "../../core/definition/form.ts";
import { isRecord } from "../../core/record.ts";
import { fingerprintOf } from "../../core/definition/diff/fingerprint.ts";

type Check<T> = (part: unknown) => part is T;
type Checked<C> = C extends Check<infer T> ? T : never;
type OptionalKey<Checks> = {
  [Key in keyof Checks]: undefined extends Checked<Checks[Key]> ? Key : never;
}[keyof Checks];
type Shape<Checks> = {
  readonly [Key in Exclude<keyof Checks, OptionalKey<Checks>>]: Checked<Checks[Key]>;
} & { readonly [Key in OptionalKey<Checks>]?: Checked<Checks[Key]> };

const isText: Check<string> = (part) => typeof part === "string";
const isTime: Check<number> = (part): part is number => Number.isFinite(part);
const isTextOrNull: Check<string | null> = (part) => part === null || isText(part);
const isTextOrAbsent: Check<string | undefined> = (part) => part === undefined || isText(part);

/** Checks a record whose parts have these checks, which make its type, too. */
const shape =
  <Checks extends Readonly<Record<string, Check<unknown>>>>(checks: Checks) =>
  (json: unknown): json is Shape<Checks> =>
    isRecord(json) && Object.entries(checks).every(([key, isRight]) => isRight(json[key]));

const isForm = shape({ id: isText, revisionDate: isTextOrNull, fingerprint: isText });
const isField = shape({
  name: isText,
  /** Names the answer once the form has no such parameter any more. */
  label: isText,
  type: isText,
  value: isTextOrAbsent,
  text: isTextOrAbsent,
});
const age = {
  /** The revision that a draft began with: that of a duplicated tab has the same origin. */
  origin: isText,
  savedAt: isTime,
  expiresAt: isTime,
};
const isDraft = shape({
  /** Tells who wrote a draft, and which of their drafts it is. */
  revision: isText,
  ...age,
  form: isForm,
  fields: (part): part is readonly DraftField[] => Array.isArray(part) && part.every(isField),
  /** The seed of the idempotency key that the form was sent with, while it may have been received. */
  sent: isTextOrAbsent,
});
const isStoredAcceptance = shape({
  ...age,
  accepted: shape({
    document: isTextOrNull,
    at: isTextOrNull,
    tests: (part): part is Readonly<Record<string, boolean>> | undefined =>
      part === undefined ||
      (isRecord(part) && Object.values(part).every((result) => typeof result === "boolean")),
  }),
});

/** The definition that a draft was written for. */
export type DraftForm = Checked<typeof isForm>;

/**
 * A stored answer: a submitted string (`value`), a text that could not be read, or neither where an
 * answer was taken back.
 */
export type DraftField = Checked<typeof isField>;

export type StoredDraft = Checked<typeof isDraft>;

/** Stores records as JSON, in a version. */
const codec = <T extends object>(isRight: Check<T>) => ({
  write: (record: T): string => JSON.stringify({ version: 1, ...record }),
  /** Returns the record, or `null`, as for one that another version wrote. */
  read(this: void, text: unknown): T | null {
    const { version, ...json } = recordIn(text) ?? {};
    return version === 1 && isRight(json) ? json : null;
  },
});
export const draftCodec = codec(isDraft);
/** Stores the acceptance of a form, which is never sent again. */
export const acceptanceCodec = codec(isStoredAcceptance);

/** The revision of a text that any version wrote, or `null`. */
export function revisionOf(text: unknown): string | null {
  const revision = recordIn(text)?.["revision"];
  return isText(revision) ? revision : null;
}

/** The JSON object that a text is, or `null`. */
export function recordIn(text: unknown): Record<string, unknown> | null {
  if (!isText(text)) return null;
  try {
    const json: unknown = JSON.parse(text);
    return isRecord(json) ? json : null;
  } catch {
    return null;
  }
}

export const draftFormOf = (id: string, form: Form): DraftForm => ({
  id,
  revisionDate: form.revision_date ?? null,
  fingerprint: fingerprintOf(form),
});

/**
 * The key of a form's draft. It has neither revision nor fingerprint, which are in the draft
 * itself: a storage need not list its keys, and the draft for an earlier definition must be found.
 */
export const storageKeyOf = (owner: string, formId: string): string =>
  ["parameter-form", owner, formId].map(plain).join("~");

/**
 * Letters, digits, dots and dashes only: one step of an address as it is; different texts stay
 * different.
 */
const plain = (text: string): string =>
  text.replace(/[^A-Za-z0-9.-]/g, (unit) => `_${unit.charCodeAt(0).toString(16)}_`);
