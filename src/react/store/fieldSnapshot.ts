import type { FieldError } from "react-hook-form";
import type { FieldValue } from "./fieldValue.ts";

/** What is held of one field: the same object until some of it changes. */
export interface FieldSnapshot {
  readonly value: FieldValue;
  readonly error: FieldError | undefined;
  /** Whether the field was left with this value. */
  readonly left: boolean;
  /** Whether a condition hides it. */
  readonly hidden: boolean;
  /** Whether none that is asked comes after it. */
  readonly last: boolean;
}

/** The snapshot of before when nothing of it has changed. */
export const stableSnapshot = (before: FieldSnapshot | null, now: FieldSnapshot): FieldSnapshot =>
  before?.value === now.value &&
  before.left === now.left &&
  before.hidden === now.hidden &&
  before.last === now.last &&
  sameError(before.error, now.error)
    ? before
    : now;

const sameError = (a: FieldError | undefined, b: FieldError | undefined): boolean =>
  a === b || (a?.type === b?.type && a?.message === b?.message);
