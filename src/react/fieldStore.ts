import type { Control } from "react-hook-form";
import type { Form } from "../core/form.ts";
import type { Controls } from "./controls.ts";
import { createHandle, type FieldHandle, type WiredHandle } from "./fieldHandle.ts";
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
  /** Registers every parameter, drawn or not, and listens; the answer stops it. */
  connect(form: Form): () => void;
}

export function createFieldStore(options: FieldStoreOptions): FieldStore {
  const { control, names } = options;
  const handles = new Map<string, WiredHandle>();
  const byField = new Map<unknown, WiredHandle>();

  const of = (name: string): WiredHandle => {
    const known = handles.get(name);
    if (known) return known;
    const field = names.of(name);
    const handle = createHandle(name, field, options);
    handles.set(name, handle);
    byField.set(field, handle);
    return handle;
  };

  return {
    of,
    connect({ parameters }) {
      const drawn = parameters.map(({ name }) => of(name));
      const { state } = control._subjects;
      const { unsubscribe } = state.subscribe({
        next({ name }: { readonly name?: string }) {
          const one = byField.get(name);
          if (one) one.refresh();
          else for (const handle of drawn) handle.refresh();
        },
      });
      const completed = drawn.filter((handle) => handle.connect()).length > 0;
      if (completed) state.next({ defaultValues: control._defaultValues });
      return () => {
        unsubscribe();
        for (const handle of drawn) handle.disconnect();
      };
    },
  };
}
