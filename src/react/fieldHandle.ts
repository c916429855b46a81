import { type Field, type FieldError, type FieldValues, get, set } from "react-hook-form";
import type { Focusable } from "./controls.ts";
import type { FieldStoreOptions } from "./fieldStore.ts";
import { type FieldValue, sameValue } from "./fieldValue.ts";

/** What is held of one field: the same object until some of it changes. */
export interface FieldSnapshot {
  readonly value: FieldValue;
  readonly error: FieldError | undefined;
  /** Whether the field was left with this value. */
  readonly left: boolean;
}

/** One field of react-hook-form's. Its functions never change. */
export interface FieldHandle {
  read(): FieldSnapshot;
  subscribe(listener: () => void): () => void;
  change(value: FieldValue): void;
  blur(): void;
  /** Notes the value that the field was left with; `null` for none. */
  leaveWith(value: FieldValue): void;
  /** Takes the element that can be given focus. */
  focusRef(focusable: Focusable | null): void;
}

/** What a store does with a field. */
export interface WiredHandle extends FieldHandle {
  /** Registers the field; answers whether react-hook-form lacked its default value. */
  connect(): boolean;
  disconnect(): void;
  /** Looks whether anything changed, and tells who listens. */
  refresh(): void;
}

export function createHandle(name: string, field: string, options: FieldStoreOptions): WiredHandle {
  const { control, controls } = options;
  const listeners = new Set<() => void>();
  let connected = false;
  let leftWith: FieldValue = null;
  let snapshot: FieldSnapshot | null = null;

  const initial = (): FieldValue => at(control._defaultValues, field) ?? options.initial(name);
  const held = (): FieldValue => {
    const value = at(control._formValues, field);
    return value === undefined ? (connected ? null : initial()) : value;
  };
  const registration = (): Field["_f"] | undefined => at(control._fields, field)?._f;

  const register = () => {
    const registered = control.register(field, {
      validate: (value: unknown) => options.validate(name, value),
      ...(connected ? {} : { value: held() }),
    });
    const own = registration();
    // As react-hook-form's own Controller says that its value is not read from an element.
    if (own) Object.assign(own, { _c: true, ref: { focus: () => controls.focus(name) } });
    return registered;
  };

  const read = (): FieldSnapshot => {
    const value = held();
    const error: FieldError | undefined = at(control._formState.errors, field);
    const left = leftWith !== null && sameValue(leftWith, value);
    const before = snapshot;
    if (before?.value === value && before.left === left && sameError(before.error, error))
      return before;
    return (snapshot = { value, error, left });
  };

  const refresh = (): void => {
    if (connected && !registration()) register();
    const before = snapshot;
    if (listeners.size > 0 && read() !== before) for (const tell of listeners) tell();
  };

  return {
    read,
    refresh,
    connect() {
      const lacks = at(control._defaultValues, field) === undefined;
      if (lacks) set(control._defaultValues, field, initial());
      register();
      connected = true;
      return lacks;
    },
    disconnect() {
      connected = false;
      const own = registration();
      if (control._options.shouldUnregister) control.unregister(field);
      else if (own) own.mount = false;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    change: (value) => void register().onChange({ target: { name: field, value }, type: "change" }),
    blur: () => void register().onBlur({ target: { name: field, value: held() }, type: "blur" }),
    leaveWith(value) {
      leftWith = value;
      refresh();
    },
    focusRef: (focusable) => controls.attach(name, focusable),
  };
}

/** What react-hook-form keeps for a field. It reads names as paths, of which ours have one step unless they are in a host's form. */
const at = (record: FieldValues, field: string) =>
  field.includes(".") ? get(record, field) : record[field];

const sameError = (a: FieldError | undefined, b: FieldError | undefined): boolean =>
  a === b || (a?.type === b?.type && a?.message === b?.message);
