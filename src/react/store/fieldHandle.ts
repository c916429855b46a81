import type { FieldError } from "react-hook-form";
import type { Controls, Focusable } from "./controls.ts";
import type { FieldEntry } from "./fieldEntry.ts";
import type { FieldStoreOptions } from "./fieldStore.ts";
import { type FieldValue, sameValue } from "./fieldValue.ts";
import { isOurs } from "./resolver.ts";

/** What is held of one field: the same object until some of it changes. */
interface FieldSnapshot {
  readonly value: FieldValue;
  readonly error: FieldError | undefined;
  /** Whether the field was left with this value. */
  readonly left: boolean;
  /** Whether a condition hides it. */
  readonly hidden: boolean;
  /** Whether none that is asked comes after it. */
  readonly last: boolean;
}

/** What the components of one field read and write. Its functions never change. */
export interface FieldHandle {
  read(): FieldSnapshot;
  /** The value as it is now, drawn or not. */
  held(): FieldValue;
  subscribe(listener: () => void): () => void;
  /** `left` when what was wrong as the field was left still is. */
  change(value: FieldValue, left?: boolean): void;
  blur(): void;
  /** Notes that the field was left, and the value that is wrong then; `null` for none. */
  leaveWith(value: FieldValue): void;
  /** Takes the element that can be given focus. */
  focusRef(focusable: Focusable | null): void;
}

/** A handle that its store tells when react-hook-form has changed. */
export interface WatchedHandle extends FieldHandle {
  /** Looks whether anything changed, and tells who listens. */
  refresh(): void;
  /** The answers are being submitted: what is wrong is said from now on. */
  showErrors(): void;
  /** The field is as it was before anybody came to it. */
  forget(): void;
}

export function createHandle(
  name: string,
  entry: FieldEntry,
  controls: Controls,
  { hides, isLast }: Pick<FieldStoreOptions, "hides" | "isLast">,
): WatchedHandle {
  const listeners = new Set<() => void>();
  let leftWith: FieldValue = null;
  /** Since the last submission, what is wrong is not said while a person types, unless it was said before: then it is at each change. */
  let typed: "quietly" | "flagged" | null = null;
  let snapshot: FieldSnapshot | null = null;

  const read = (): FieldSnapshot => {
    const value = entry.held();
    const found = entry.error();
    const error = typed === "quietly" && found && isOurs(found) ? undefined : found;
    const left = leftWith !== null && sameValue(leftWith, value);
    const hidden = hides()?.(name) ?? false;
    const last = isLast(name);
    const before = snapshot;
    if (
      before?.value === value &&
      before.left === left &&
      before.hidden === hidden &&
      before.last === last &&
      sameError(before.error, error)
    )
      return before;
    return (snapshot = { value, error, left, hidden, last });
  };

  const refresh = (): void => {
    if (listeners.size === 0) return;
    if (!entry.isKnown() && !entry.isGone()) entry.enter();
    const before = snapshot;
    if (read() !== before) for (const tell of listeners) tell();
  };

  return {
    read,
    held: entry.held,
    refresh,
    subscribe(listener) {
      if (!entry.isKnown()) entry.enter();
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    showErrors() {
      typed = null;
    },
    forget() {
      typed = null;
      leftWith = null;
    },
    change(value, left = false) {
      leftWith = left ? value : null;
      typed ??= entry.error() ? "flagged" : "quietly";
      entry.tell("change", value);
    },
    blur: () => entry.tell("blur", entry.held()),
    leaveWith(value) {
      if (typed === "quietly") typed = null;
      leftWith = value;
      refresh();
    },
    focusRef: (focusable) => controls.attach(name, focusable),
  };
}

const sameError = (a: FieldError | undefined, b: FieldError | undefined): boolean =>
  a === b || (a?.type === b?.type && a?.message === b?.message);
