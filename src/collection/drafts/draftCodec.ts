import type { Form } from "../../core/definition/form.ts";
import { isRecord } from "../../core/record.ts";
import { fingerprintOf } from "../../core/definition/fingerprint.ts";

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

/** Creates a type guard for a record from guards of its properties. */
const shape =
  <Checks extends Readonly<Record<string, Check<unknown>>>>(checks: Checks) =>
  (json: unknown): json is Shape<Checks> =>
    isRecord(json) && Object.entries(checks).every(([key, isRight]) => isRight(json[key]));

const isForm = shape({ id: isText, revisionDate: isTextOrNull, fingerprint: isText });
const isField = shape({
  name: isText,
  /** Label to show after the parameter was removed from the form. */
  label: isText,
  type: isText,
  value: isTextOrAbsent,
  text: isTextOrAbsent,
});
const age = {
  /** The first revision of the draft. A duplicated tab's draft has the same origin. */
  origin: isText,
  savedAt: isTime,
  expiresAt: isTime,
};
const isDraft = shape({
  /** Identifies the writer of a draft and the number of its write. */
  revision: isText,
  ...age,
  form: isForm,
  fields: (part): part is readonly DraftField[] => Array.isArray(part) && part.every(isField),
  /** The seed of the idempotency key of a submission without a known result. */
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

/** The definition for which a draft was written. */
export type DraftForm = Checked<typeof isForm>;

/**
 * A stored answer: a submitted string (`value`), an unreadable text (`text`), or neither when a
 * default answer was removed.
 */
export type DraftField = Checked<typeof isField>;

export type StoredDraft = Checked<typeof isDraft>;

/** Creates a reader and writer for records as versioned JSON. */
const codec = <T extends object>(isRight: Check<T>) => ({
  write: (record: T): string => JSON.stringify({ version: 1, ...record }),
  /** Parses a record; `null` when it is invalid or of another version. */
  read(this: void, text: unknown): T | null {
    const { version, ...json } = recordIn(text) ?? {};
    return version === 1 && isRight(json) ? json : null;
  },
});
export const draftCodec = codec(isDraft);
export const acceptanceCodec = codec(isStoredAcceptance);

/** Returns the revision of a stored draft of any version, or `null`. */
export function revisionOf(text: unknown): string | null {
  const revision = recordIn(text)?.["revision"];
  return isText(revision) ? revision : null;
}

/** Parses a JSON object; `null` for any other text. */
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
 * Returns the key of a form's draft. It contains neither revision nor fingerprint, because a draft
 * of an earlier definition must be found and a storage need not list its keys.
 */
export const storageKeyOf = (owner: string, formId: string): string =>
  ["parameter-form", owner, formId].map(plain).join("~");

/**
 * Escapes all but letters, digits, dots and dashes, so that the text is one unencoded path segment.
 * Different texts stay different.
 */
const plain = (text: string): string =>
  text.replace(/[^A-Za-z0-9.-]/g, (unit) => `_${unit.charCodeAt(0).toString(16)}_`);
