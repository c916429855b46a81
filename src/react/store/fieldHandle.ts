import type { Focusable } from "./controls.ts";
import type { FieldEntry } from "./fieldEntry.ts";
import type { FieldStoreOptions } from "./fieldStore.ts";
import { type FieldSnapshot, stableSnapshot } from "./fieldSnapshot.ts";
import { type FieldValue, sameValue } from "./fieldValue.ts";
import { isOurs } from "./resolver.ts";

/** What the components of one field read and write. Its functions never change. */
export interface FieldHandle {
  read(): FieldSnapshot;
  /** The value as it is now, drawn or not. */
  held(): FieldValue;
  subscribe(listener: () => void): () => void;
  /** `left`: the field was left with an issue, and the new value has one, too, so it stays said. */
  change(value: FieldValue, left?: boolean): void;
  blur(): void;
  /** Notes that the field was left, and the value that is wrong then; `null` for none. */
  leaveWith(value: FieldValue): void;
  /** Takes the element that can be given focus. */
  focusRef(focusable: Focusable | null): void;
}

const nobody: readonly (() => void)[] = [];

/** What is public of it. */
type Entry = Pick<FieldEntry, keyof FieldEntry>;

type HandleOptions = Pick<FieldStoreOptions, "hides" | "isLast" | "controls">;

/** What its store tells when react-hook-form has changed. It is a class because a form has thousands of them. */
export class WatchedHandle implements FieldHandle {
  private readonly name: string;
  private readonly entry: Entry;
  private readonly form: HandleOptions;
  private listeners = nobody;
  private leftWith: FieldValue = null;
  /**
   * `quietly`: no error stood at the first change, so none is said while the person types. `flagged`: one stood, so errors are said at each
   * change. `null`: not changed since the field was left or the form submitted.
   */
  private typed: "quietly" | "flagged" | null = null;
  private snapshot: FieldSnapshot | null = null;

  constructor(name: string, entry: Entry, form: HandleOptions) {
    this.name = name;
    this.entry = entry;
    this.form = form;
  }

  // React is given these three as they are.

  readonly read = (): FieldSnapshot => {
    const { entry, name, form, leftWith } = this;
    const value = entry.held();
    const found = entry.error();
    const error = this.typed === "quietly" && found && isOurs(found) ? undefined : found;
    const left = leftWith !== null && sameValue(leftWith, value);
    const hidden = form.hides()?.(name) ?? false;
    const last = form.isLast(name);
    return (this.snapshot = stableSnapshot(this.snapshot, { value, error, left, hidden, last }));
  };

  readonly subscribe = (listener: () => void): (() => void) => {
    if (!this.entry.isKnown()) this.entry.enter();
    this.listeners = [...this.listeners, listener];
    return () => {
      this.listeners = this.listeners.filter((one) => one !== listener);
    };
  };

  readonly focusRef = (focusable: Focusable | null): void =>
    this.form.controls.attach(this.name, focusable);

  held(): FieldValue {
    return this.entry.held();
  }

  /** Looks whether anything changed, and tells who listens. */
  refresh(): void {
    const { listeners, entry, snapshot: before } = this;
    if (listeners.length === 0) return;
    if (!entry.isKnown() && !entry.isGone()) entry.enter();
    if (this.read() !== before) for (const tell of listeners) tell();
  }

  /** The answers are being submitted: what is wrong is said from now on. */
  showErrors(): void {
    this.typed = null;
  }

  /** The field is as it was before anybody came to it. */
  forget(): void {
    this.typed = null;
    this.leftWith = null;
  }

  change(value: FieldValue, left = false): void {
    this.leftWith = left ? value : null;
    this.typed ??= this.entry.error() ? "flagged" : "quietly";
    this.entry.tell("change", value);
  }

  blur(): void {
    this.entry.tell("blur", this.entry.held());
  }

  leaveWith(value: FieldValue): void {
    if (this.typed === "quietly") this.typed = null;
    this.leftWith = value;
    this.refresh();
  }
}
