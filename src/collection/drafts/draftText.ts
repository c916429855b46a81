import { isRecord } from "../../core/own.ts";
import type { DraftForm } from "./draftKey.ts";

/** What is kept of one answer: a submitted string, a text that could not be read, or neither where an answer was taken back. */
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
  /** Milliseconds since 1970. */
  readonly savedAt: number;
  readonly expiresAt: number;
  readonly form: DraftForm;
  readonly fields: readonly DraftField[];
}

const version = 1;

/** The text that is kept: JSON, of which every version has a `version` and a `revision`. */
export const writeDraft = (draft: StoredDraft): string => JSON.stringify({ version, ...draft });

/** The draft that a text holds, or `null`, as for one that another version wrote. */
export function readDraft(text: unknown): StoredDraft | null {
  const json = recordIn(text);
  if (json?.version !== version) return null;
  const { revision, savedAt, expiresAt, form, fields } = json;
  if (typeof revision !== "string" || !isTime(savedAt) || !isTime(expiresAt)) return null;
  if (!isForm(form) || !Array.isArray(fields) || !fields.every(isField)) return null;
  return { revision, savedAt, expiresAt, form, fields };
}

/** The revision of a text that any version wrote, or `null`. */
export function revisionOf(text: unknown): string | null {
  const revision = recordIn(text)?.revision;
  return typeof revision === "string" ? revision : null;
}

/** The JSON object that a text is, or `null`. */
export function recordIn(text: unknown): Record<string, unknown> | null {
  if (typeof text !== "string") return null;
  try {
    const json: unknown = JSON.parse(text);
    return isRecord(json) ? json : null;
  } catch {
    return null;
  }
}

const isTime = (time: unknown): time is number => typeof time === "number" && Number.isFinite(time);

const isText = (text: unknown): text is string => typeof text === "string";

const isTextOrAbsent = (text: unknown): boolean => text === undefined || isText(text);

const isForm = (form: unknown): form is DraftForm =>
  isRecord(form) &&
  isText(form["id"]) &&
  isText(form["fingerprint"]) &&
  (form["revisionDate"] === null || isText(form["revisionDate"]));

const isField = (field: unknown): field is DraftField =>
  isRecord(field) &&
  [field["name"], field["label"], field["type"]].every(isText) &&
  isTextOrAbsent(field["value"]) &&
  isTextOrAbsent(field["text"]);
