import { badInput, EMPTY, type Issue, type Reading } from "../core/issue.ts";

/** A text that stands in a field and could not be read. It is kept as typed, blocks submission and is never submitted. */
export interface UnreadText {
  readonly text: string;
  readonly reason: string;
}

/** What react-hook-form holds for a parameter: a submitted string, `null` for unanswered, or a text that could not be read. */
export type FieldValue = string | null | UnreadText;

export const isUnread = (value: unknown): value is UnreadText =>
  typeof value === "object" && value !== null && "text" in value && "reason" in value;

/** Whether two hold the same answer; react-hook-form clones what it holds. */
export const sameValue = (a: FieldValue, b: FieldValue): boolean =>
  a === b || (isUnread(a) && isUnread(b) && a.text === b.text);

export const unreadIssue = (name: string, { reason }: UnreadText): Issue => badInput(name, reason);

/** What to hold for a text that was read; `shown` is kept when it could not be. */
export function fieldValueOf(reading: Reading, shown: string): FieldValue {
  if (reading.ok) return reading.value;
  return reading.reason === EMPTY ? null : { text: shown, reason: reading.reason };
}
