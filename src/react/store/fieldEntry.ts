import { type Field, type FieldError, type FieldValues, get, set } from "react-hook-form";
import type { FieldStoreOptions } from "./fieldStore.ts";
import type { FieldValue } from "./fieldValue.ts";
import { issueError } from "./resolver.ts";

/** One field's place in react-hook-form. */
export interface FieldEntry {
  /** What react-hook-form holds, or will begin with. */
  held(): FieldValue;
  error(): FieldError | undefined;
  /** Whether react-hook-form knows the field, as one that is on the page. */
  isKnown(): boolean;
  /** Whether it was in a row of the host's field array that is no more. */
  isGone(): boolean;
  /** Gives react-hook-form the field's first answer, before the field is on the page. */
  begin(): void;
  /** Makes the field known to react-hook-form; answers whether that lacked its default value. */
  enter(): boolean;
  /** Tells react-hook-form that the field is not on the page. */
  leave(): void;
  /** Tells react-hook-form what happened to the field. */
  tell(type: "change" | "blur", value: FieldValue): void;
}

/** The place of a row, within the name of a field of it. */
const row = /\.(\d+)(?=\.)/g;

export function createEntry(
  name: string,
  field: string,
  { control, controls, initial, validate }: FieldStoreOptions,
): FieldEntry {
  const rules = { validate: { [issueError]: (value: unknown) => validate(name, value) } };
  /** In place of an element: as react-hook-form's own Controller, the value is not read from one. */
  const stand = () => ({ _c: true, ref: { name: field, focus: () => controls.focus(name) } });

  const first = (): FieldValue => heldAt(control._defaultValues, field) ?? initial(name);
  const held = (): FieldValue => {
    const value = heldAt(control._formValues, field);
    return value === undefined ? first() : value;
  };
  const registration = (): Field["_f"] | undefined => heldAt(control._fields, field)?._f;

  const register = () => {
    const registered = control.register(field, { ...rules, value: held(), disabled: false });
    const own = registration();
    if (own) Object.assign(own, stand());
    return registered;
  };
  /** What `register` does for a field whose answer is there, at a fraction of its cost. */
  const place = (): void => {
    control._fields[field] = { _f: { name: field, mount: true, ...rules, ...stand() } };
    control._names.mount.add(field);
  };

  const begin = (): void => {
    for (const values of [control._formValues, control._defaultValues]) set(values, field, first());
  };

  return {
    held,
    error: () => heldAt(control._formState.errors, field),
    // An app may reset its form to values that have none of ours.
    isKnown: () =>
      registration()?.mount === true &&
      // A field array moves what is known of its rows.
      registration()?.name === field &&
      control._names.mount.has(field) &&
      heldAt(control._formValues, field) !== undefined,
    isGone: () =>
      [...field.matchAll(row)].some(({ index, 1: place }) => {
        const rows: unknown = get(control._formValues, field.slice(0, index));
        return Array.isArray(rows) && rows.length <= Number(place);
      }),
    begin,
    enter() {
      const lacks = heldAt(control._defaultValues, field) === undefined;
      if (lacks) set(control._defaultValues, field, first());
      if (heldAt(control._formValues, field) === undefined) begin();
      if (field.includes(".")) register();
      else place();
      return lacks;
    },
    leave() {
      const own = registration();
      // As react-hook-form's own Controller: while rows move, the name is another row's already.
      const moves =
        control._state.action && [...control._names.array].some((n) => field.startsWith(`${n}.`));
      if (control._options.shouldUnregister && !moves) control.unregister(field);
      else if (own) own.mount = false;
    },
    tell(type, value) {
      const { onChange } = register();
      void onChange({ target: { name: field, value }, type });
    },
  };
}

/** What react-hook-form keeps for a field. It reads names as paths, of which ours have one step unless they are in a host's form. */
export const heldAt = (record: FieldValues, field: string) =>
  field.includes(".") ? get(record, field) : record[field];
