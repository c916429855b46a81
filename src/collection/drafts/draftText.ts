import type { Form } from "../../core/definition/form.ts";
import { isRecord } from "../../core/record.ts";
import type { Acceptance } from "../answers/acceptance.ts";
import { fingerprintOf } from "../../core/definition/diff/fingerprint.ts";

/** Which definition a draft was written for. */
export interface DraftForm {
  readonly id: string;
  readonly revisionDate: string | null;
  readonly fingerprint: string;
}

/**
 * What is kept of one answer: a submitted string, a text that could not be read, or neither where
 * an answer was taken back.
 */
export interface DraftField {
  readonly name: string;
  /** To tell of the answer when the form has no such parameter any more. */
  readonly label: string;
  readonly type: string;
  readonly value?: string;
  readonly text?: string;
}

/** A draft as it is kept. */
export interface StoredDraft {
  /** Who wrote it, and which of their drafts it is. */
  readonly revision: string;
  /** The revision that it began with: a tab that was duplicated has a draft of the same origin. */
  readonly origin?: string | undefined;
  /** Milliseconds since 1970. */
  readonly savedAt: number;
  readonly expiresAt: number;
  readonly form: DraftForm;
  readonly fields: readonly DraftField[];
  /**
   * The seed of the idempotency key that the form was sent with, while it is not known that it was
   * not received.
   */
  readonly sent?: string | undefined;
}

/** That a form was accepted, as it is stored. It is never sent again. */
export interface StoredAcceptance extends Pick<StoredDraft, "savedAt" | "expiresAt"> {
  /** The revision that the draft began with which was accepted. */
  readonly origin: string;
  readonly accepted: Acceptance;
}

export const draftFormOf = (id: string, form: Form): DraftForm => ({
  id,
  revisionDate: form.revision_date ?? null,
  fingerprint: fingerprintOf(form),
});

/**
 * Under which key a form's draft is kept. It has neither revision nor fingerprint, which are in the
 * draft itself: a storage has no list of keys, and the draft for an earlier definition must be
 * found.
 */
export const storageKeyOf = (owner: string, formId: string): string =>
  ["parameter-form", owner, formId].map(plain).join("~");

/**
 * Letters, digits, dots and dashes only: one step of an address as it is; different texts stay
 * different.
 */
const plain = (text: string): string =>
  text.replace(/[^A-Za-z0-9.-]/g, (unit) => `_${unit.charCodeAt(0).toString(16)}_`);

/** The text that is kept: JSON, of which every version has a `version` and a `revision`. */
export const writeDraft = (draft: StoredDraft): string => JSON.stringify({ version: 1, ...draft });

/** The draft that a text holds, or `null`, as for one that another version wrote. */
export function readDraft(text: unknown): StoredDraft | null {
  const json = recordIn(text);
  if (json?.version !== 1 || !isDraft(json)) return null;
  const { revision, origin, savedAt, expiresAt, form, fields, sent } = json;
  return { revision, origin, savedAt, expiresAt, form, fields, sent };
}

export const writeAcceptance = ({
  origin,
  savedAt,
  expiresAt,
  accepted,
}: StoredAcceptance): string =>
  JSON.stringify({ version: 1, origin, savedAt, expiresAt, accepted });

/** The acceptance that a text holds, or `null`. */
export function readAcceptance(text: unknown): StoredAcceptance | null {
  const json = recordIn(text);
  return json?.version === 1 && isStoredAcceptance(json) ? json : null;
}

/** The revision of a text that any version wrote, or `null`. */
export function revisionOf(text: unknown): string | null {
  const revision = recordIn(text)?.revision;
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

type Check = (part: unknown) => boolean;

const isText = (part: unknown): part is string => typeof part === "string";
const isTextOrAbsent: Check = (part) => part === undefined || isText(part);
const isTextOrNull: Check = (part) => part === null || isText(part);

/** Whether something is a record whose parts are as they should be. */
const recordOf =
  <T>(checks: { readonly [Part in keyof T]-?: Check }) =>
  (something: unknown): something is T =>
    isRecord(something) &&
    Object.entries<Check>(checks).every(([part, isRight]) => isRight(something[part]));

const isField = recordOf<DraftField>({
  name: isText,
  label: isText,
  type: isText,
  value: isTextOrAbsent,
  text: isTextOrAbsent,
});
const isForm = recordOf<DraftForm>({
  id: isText,
  fingerprint: isText,
  revisionDate: isTextOrNull,
});
const isResults: Check = (tests) =>
  tests === undefined ||
  (isRecord(tests) && Object.values(tests).every((result) => typeof result === "boolean"));
const isAcceptance = recordOf<Acceptance>({
  document: isTextOrNull,
  at: isTextOrNull,
  tests: isResults,
});
const isDraft = recordOf<StoredDraft>({
  revision: isText,
  origin: isTextOrAbsent,
  savedAt: Number.isFinite,
  expiresAt: Number.isFinite,
  form: isForm,
  fields: (fields) => Array.isArray(fields) && fields.every(isField),
  sent: isTextOrAbsent,
});
const isStoredAcceptance = recordOf<StoredAcceptance>({
  origin: isText,
  savedAt: Number.isFinite,
  expiresAt: Number.isFinite,
  accepted: isAcceptance,
});
