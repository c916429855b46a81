import { EMPTY, type Reading, type Unreadable } from "./issue.ts";

/** Text in a field that could not be parsed. It is kept as typed and blocks submission. */
export interface UnreadText extends Unreadable {
  readonly text: string;
}

/**
 * Value of a parameter in react-hook-form: a submitted string, `null` for unanswered, or text
 * that could not be parsed.
 */
export type FieldValue = string | null | UnreadText;

export const isUnread = (value: unknown): value is UnreadText =>
  typeof value === "object" && value !== null && "text" in value && "reason" in value;

/** Compares field values by content, because react-hook-form clones them. */
export const sameValue = (a: unknown, b: unknown): boolean =>
  a === b || (isUnread(a) && isUnread(b) && a.text === b.text);

/**
 * Returns the text of a field. A value of a wrong type, which an app without type checks may pass,
 * is rendered and fails validation.
 */
export function textShown(value: unknown, format: (value: string) => string): string {
  if (typeof value === "string") return format(value);
  if (isUnread(value)) return value.text;
  return typeof value === "object" ? "" : String(value);
}

/**
 * Returns the field value of typed `text`. `shown` is the text in the field, which includes the
 * separators that the mask inserted. If `text` cannot be parsed, `shown` is parsed, because a
 * person may type separators as well. If neither can be parsed, the field keeps `shown`.
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
