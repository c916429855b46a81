import { EMPTY, type Reading, type Unreadable } from "./issue.ts";

/**
 * A text that stands in a field and could not be read. It is kept as typed, blocks submission and
 * is never submitted.
 */
export interface UnreadText extends Unreadable {
  readonly text: string;
}

/**
 * What react-hook-form holds for a parameter: a submitted string, `null` for unanswered, or a text
 * that could not be read.
 */
export type FieldValue = string | null | UnreadText;

export const isUnread = (value: unknown): value is UnreadText =>
  typeof value === "object" && value !== null && "text" in value && "reason" in value;

/** Whether two hold the same answer; react-hook-form clones what it holds. */
export const sameValue = (a: unknown, b: unknown): boolean =>
  a === b || (isUnread(a) && isUnread(b) && a.text === b.text);

/**
 * What stands in a field that holds `value`. What is no string at all, from an app that is not
 * checked, is shown and refused.
 */
export function textShown(value: unknown, format: (value: string) => string): string {
  if (typeof value === "string") return format(value);
  if (isUnread(value)) return value.text;
  return typeof value === "object" ? "" : String(value);
}

/**
 * What to hold for `text`. `shown` is what stands in the field, with separators that the mask put
 * there: a person who writes separators too means it, so it is read when `text` cannot be, and kept
 * when neither can.
 */
export function fieldValueOf(
  text: string,
  shown: string,
  parse: (text: string) => Reading,
): FieldValue {
  const reading = parse(text);
  if (reading.ok) return reading.value;
  const { reason, message, params } = reading;
  if (reason === EMPTY) return null;
  const whole = parse(shown);
  if (whole.ok) return whole.value;
  return { text: shown, reason, message, params };
}
