import { type Field, type FieldError, type FieldValues, get, set } from "react-hook-form";
import type { Focusable } from "./controls.ts";
import type { FieldStoreOptions } from "./fieldStore.ts";
import { type FieldValue, sameValue } from "./fieldValue.ts";

/** What is held of one field: the same object until some of it changes. */
interface FieldSnapshot {
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
  /** Makes the field known to react-hook-form; answers whether that lacked its default value. */
  enter(): boolean;
  /** Tells react-hook-form that the field is not on the page. */
  leave(): void;
  /** Looks whether anything changed, and tells who listens. */
  refresh(): void;
}

/** Whether the store listens to react-hook-form, so that what that holds is what counts. */
export interface Wire {
  connected: boolean;
}

export function createHandle(
  name: string,
  field: string,
  options: FieldStoreOptions,
  wire: Wire,
): WiredHandle {
  const { control, controls } = options;
  const listeners = new Set<() => void>();
  let leftWith: FieldValue = null;
  let snapshot: FieldSnapshot | null = null;

  const initial = (): FieldValue => at(control._defaultValues, field) ?? options.initial(name);
  const held = (): FieldValue => {
    const value = at(control._formValues, field);
    return value === undefined ? (wire.connected ? null : initial()) : value;
  };
  const registration = (): Field["_f"] | undefined => at(control._fields, field)?._f;

  const rules = { validate: (value: unknown) => options.validate(name, value) };
  /** In place of an element: as react-hook-form's own Controller, the value is not read from one. */
  const stand = () => ({ _c: true, ref: { name: field, focus: () => controls.focus(name) } });

  const register = () => {
    const registered = control.register(field, { ...rules, value: held() });
    const own = registration();
    if (own) Object.assign(own, stand());
    return registered;
  };
  /** What `register` does for a field whose answer is there, at a fraction of its cost. */
  const enter = (): void => {
    if (field.includes(".") || control._formValues[field] === undefined) return void register();
    control._fields[field] = { _f: { name: field, mount: true, ...rules, ...stand() } };
    control._names.mount.add(field);
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
    if (listeners.size > 0 && !registration()?.mount) enter();
    const before = snapshot;
    if (listeners.size > 0 && read() !== before) for (const tell of listeners) tell();
  };

  return {
    read,
    refresh,
    enter() {
      const lacks = at(control._defaultValues, field) === undefined;
      if (lacks) set(control._defaultValues, field, initial());
      enter();
      return lacks;
    },
    leave() {
      const own = registration();
      if (control._options.shouldUnregister) control.unregister(field);
      else if (own) own.mount = false;
    },
    subscribe(listener) {
      if (wire.connected && listeners.size === 0) enter();
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
