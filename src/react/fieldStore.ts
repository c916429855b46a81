import type { Control } from "react-hook-form";
import type { Form } from "../core/form.ts";
import type { Controls } from "./controls.ts";
import { createHandle, type FieldHandle, type Wire, type WiredHandle } from "./fieldHandle.ts";
import type { FieldNames } from "./fieldNames.ts";

/** What the fields of one form have in common. */
export interface FieldStoreOptions {
  readonly control: Control;
  readonly names: FieldNames;
  readonly controls: Controls;
  /** The initial answer of a parameter. */
  initial(name: string): string | null;
  /** The sentence that blocks a submission with this value, or `true`. */
  validate(name: string, value: unknown): string | true;
}

/** The fields of one form, wired to react-hook-form by one subscription for all; its own `useController` makes several for each. */
export interface FieldStore {
  of(name: string): FieldHandle;
  /** Makes the form's fields known to react-hook-form, and listens; the answer stops it. */
  connect(form: Form): () => void;
}

export function createFieldStore(options: FieldStoreOptions): FieldStore {
  const { control, names } = options;
  const handles = new Map<string, WiredHandle>();
  const byField = new Map<unknown, WiredHandle>();
  const wire: Wire = { connected: false };

  const of = (name: string): WiredHandle => {
    const known = handles.get(name);
    if (known) return known;
    const field = names.of(name);
    const handle = createHandle(name, field, options, wire);
    handles.set(name, handle);
    byField.set(field, handle);
    return handle;
  };

  return {
    of,
    connect({ parameters }) {
      const { state } = control._subjects;
      const { unsubscribe } = state.subscribe({
        next({ name }: { readonly name?: string }) {
          const one = byField.get(name);
          if (one) one.refresh();
          else for (const handle of handles.values()) handle.refresh();
        },
      });
      // A resolver checks every parameter, drawn or not; without one react-hook-form checks what it knows.
      if (!control._options.resolver) for (const { name } of parameters) of(name);
      const entered = [...handles.values()].filter((handle) => handle.enter());
      wire.connected = true;
      if (entered.length > 0) state.next({ defaultValues: control._defaultValues });
      return () => {
        unsubscribe();
        wire.connected = false;
        for (const handle of handles.values()) handle.leave();
      };
    },
  };
}
