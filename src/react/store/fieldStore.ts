import type { Control } from "react-hook-form";
import type { Form } from "../../core/form.ts";
import type { Controls } from "./controls.ts";
import { FieldEntry } from "./fieldEntry.ts";
import { type FieldHandle, WatchedHandle } from "./fieldHandle.ts";
import { heldAt } from "./fieldPath.ts";
import type { FieldNames } from "./fieldNames.ts";
import type { FieldValue } from "./fieldValue.ts";

/** What the fields of one form have in common. */
export interface FieldStoreOptions {
  readonly control: Control;
  readonly names: FieldNames;
  readonly controls: Controls;
  /** The initial answer of a parameter. */
  initial(name: string): FieldValue;
  /** The sentence that blocks a submission with this value, or `true`. */
  validate(name: string, value: unknown): string | true;
  /** Tells which parameters are hidden, when there are conditions. */
  hides(): ((name: string) => boolean) | undefined;
  /** Whether no parameter that is asked comes after this one. */
  isLast(name: string): boolean;
}

/** The fields of one form, wired to react-hook-form by one subscription for all; its own `useController` makes several for each. */
export interface FieldStore {
  of(name: string): FieldHandle;
  /** Listens to react-hook-form. Returns a function that stops it. */
  connect(): () => void;
  /** Looks at every field anew. */
  refresh(): void;
  /** The answers are being submitted: what is wrong is said from now on, also where a person types. */
  showErrors(): void;
  /** The form is reset: what was told of the answers before it is not said of others. */
  forget(): void;
  /** Makes react-hook-form know the parameters of this form, and no others. */
  cover(form: Form): void;
}

/** What react-hook-form tells of. */
interface Notice {
  readonly name?: string;
  readonly isSubmitting?: boolean;
  readonly errors?: object;
  /** With the errors, when all that is known of the form is told again, as at each key where a host watches. */
  readonly isLoading?: boolean;
}

interface StoredField {
  readonly entry: FieldEntry;
  readonly handle: WatchedHandle;
}

export function createFieldStore(options: FieldStoreOptions): FieldStore {
  const { control, names, hides } = options;
  const stored = new Map<string, StoredField>();
  const byField = new Map<unknown, StoredField>();
  const { state } = control._subjects;

  const find = (name: string): StoredField => {
    const known = stored.get(name);
    if (known) return known;
    const field = names.of(name);
    const entry = new FieldEntry(name, field, options);
    const made = { entry, handle: new WatchedHandle(name, entry, options) };
    stored.set(name, made);
    byField.set(field, made);
    return made;
  };
  const enter = (fields: readonly StoredField[]): void => {
    const unknown = fields.filter(({ entry }) => !entry.isKnown());
    const completed = unknown.filter(({ entry }) => entry.enter());
    if (completed.length > 0) state.next({ defaultValues: control._defaultValues });
  };

  const refresh = (): void => {
    for (const { handle } of stored.values()) handle.refresh();
  };

  const showErrors = (): void => {
    for (const { handle } of stored.values()) handle.showErrors();
  };

  return {
    of: (name) => find(name).handle,
    refresh,
    showErrors,
    forget() {
      for (const { handle } of stored.values()) handle.forget();
    },
    connect() {
      const { unsubscribe } = state.subscribe({
        next({ name, isSubmitting, errors, isLoading }: Notice) {
          if (isSubmitting) return showErrors();
          // An app had the form checked, or our part of it.
          const isChecked = errors !== undefined && isLoading === undefined;
          if (isChecked && (name === undefined || names.areWithin(name))) showErrors();
          const one = byField.get(name);
          if (one && !hides()) one.handle.refresh();
          else refresh();
        },
      });
      enter([...stored.values()]);
      return () => {
        unsubscribe();
        for (const { entry } of stored.values()) entry.leave();
      };
    },
    cover({ parameters }) {
      const kept = new Set(parameters.map(({ name }) => name));
      for (const [name, { entry }] of stored) if (!kept.has(name)) entry.leave();
      // A resolver checks every parameter, drawn or not; without one react-hook-form checks what it knows.
      if (!control._options.resolver) return enter(parameters.map(({ name }) => find(name)));
      for (const { name } of parameters)
        if (heldAt(control._formValues, names.of(name)) === undefined) find(name).entry.begin();
    },
  };
}
