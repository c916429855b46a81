"use client";
import { useState } from "react";
import {
  type Control,
  createFormControl,
  type FieldError,
  type FieldValues,
  get,
  type Resolver,
  set,
  type UseFormProps,
  type UseFormRegisterReturn,
  type UseFormReturn,
} from "react-hook-form";
import type { FieldValue } from "../../core/values/fieldValue.ts";

export { useForm } from "react-hook-form";
export type { Control, FieldError, FieldValues, Resolver, UseFormProps, UseFormReturn };

/** Methods of react-hook-form without `formState`, which would render the form. */
export type FormMethods = Omit<UseFormReturn, "formState">;

export interface Notice {
  /** Path of a field or group; unset for the whole form. */
  readonly path: string | undefined;
  readonly isSubmitting: boolean;
  /** Whether errors were added or removed. */
  readonly isChecked: boolean;
  /** Whether a value may have changed, or a field was blurred. */
  readonly isAnswered: boolean;
  readonly isLeft: boolean;
}

interface SubscribedState {
  readonly name?: string;
  readonly type?: string;
  readonly isSubmitting?: boolean;
}

const noticeOf = (state: SubscribedState): Notice => ({
  path: state.name,
  isSubmitting: state.isSubmitting === true,
  isChecked: "errors" in state,
  isAnswered: "values" in state || "type" in state,
  isLeft: state.type === "blur",
});

type Registration = Pick<UseFormRegisterReturn, "ref">;

/**
 * Registered in place of an element, from which react-hook-form would read a value. An instance of a
 * class, because react-hook-form copies plain objects at each validation.
 */
export class ParameterRef {
  readonly type = "parameter";
  readonly name: string;
  readonly focus: () => void;
  constructor(name: string, focus: () => void) {
    this.name = name;
    this.focus = focus;
  }
  /** Ignores values that react-hook-form writes. */
  set value(_: unknown) {}
}

/** The subset of react-hook-form that fields use. `path` is the name of a field. */
export interface HookForm {
  /** Registers a field. `validate` runs in forms without a resolver. */
  register(
    path: string,
    value: FieldValue,
    validate: Readonly<Record<string, (value: unknown) => string | true>>,
  ): UseFormRegisterReturn;
  /** Marks a registered field as mounted. */
  mount(path: string, registration: Registration, focus: () => void): void;
  valueAt(path: string): FieldValue | undefined;
  errorAt(path: string): FieldError | undefined;
  /** Whether any field of the form has an error. */
  hasErrors(): boolean;
  /** Returns the host's default value, or else `ours`. */
  defaultAt(path: string, ours: FieldValue): FieldValue;
  /** Whether validation includes unregistered parameters. */
  checksAll(): boolean;
  unregister(path: string, registration: Registration | undefined): void;
  subscribe(listener: (notice: Notice) => void): () => void;
}

/** The form of a host. */
export interface HostForm extends HookForm {
  /** The options that the host passed at its last render. */
  options(): UseFormProps;
}

/**
 * Returns the methods without subscribing to react-hook-form's state, which would cause another
 * render.
 */
export function useFormMethods(props: UseFormProps): FormMethods {
  const [methods] = useState(() => {
    const made = createFormControl(props);
    // Without a subscriber, `getValues` returns default values, and older versions lose errors.
    made.subscribe({ formState: {}, callback: () => undefined });
    return made;
  });
  return methods;
}

/**
 * Reads and subscribes to a control of react-hook-form through its private members:
 *
 * - The public `getValues` of the oldest supported version copies all values to read one.
 * - The public `subscribe` of that version may pass the name of a field that changed earlier. In all
 *   versions it copies all values for each listener at each keystroke.
 * - An app that renders `<ParameterFields>` in a form of its own passes only its control, whose only
 *   public member is `register`.
 */
const readingOf = (
  control: Control,
): Pick<HookForm, "mount" | "valueAt" | "errorAt" | "hasErrors" | "subscribe"> => ({
  // For a new object, react-hook-form looks up the stored value.
  mount: (path, { ref }, focus) => ref(new ParameterRef(path, focus)),
  valueAt: (path) => valueAt(control._formValues, path),
  errorAt: (path) => valueAt(control._formState.errors, path),
  hasErrors: () => Object.keys(control._formState.errors).length > 0,
  subscribe: (listener) =>
    control._subjects.state.subscribe({ next: (state) => listener(noticeOf(state)) }).unsubscribe,
});

/** Returns the value at a path, which has several segments only in a host's form. */
export const valueAt = (record: FieldValues, path: string) =>
  path.includes(".") ? get(record, path) : record[path];

/** Whether these are the current values of a form, which a resolver gets without a copy. */
export const holdsValues = (control: Control, values: FieldValues): boolean =>
  control._formValues === values;

export const ownForm = ({ control }: FormMethods): HookForm => ({
  ...readingOf(control),
  register: (path, value) => control.register(path, { disabled: false, value }),
  defaultAt: (_, ours) => ours,
  checksAll: () => true,
  unregister: (_, registration) => registration?.ref(null),
});

/**
 * Wraps a host's form. Writes default values to the control, so that a form without answers is not
 * dirty.
 */
export const hostForm = (control: Control): HostForm => ({
  ...readingOf(control),
  register: (path, value, validate) => control.register(path, { disabled: false, value, validate }),
  options: () => control._options,
  defaultAt(path, ours) {
    if (get(control._defaultValues, path) === undefined) set(control._defaultValues, path, ours);
    return get(control._defaultValues, path);
  },
  checksAll: () => control._options.resolver !== undefined,
  unregister(path, registration) {
    const { _options, _state, _names } = control;
    // Like react-hook-form's Controller: while a field array moves rows, the path already belongs
    // to another row.
    const isMoving = _state.action && [..._names.array].some((rows) => path.startsWith(`${rows}.`));
    if (_options.shouldUnregister && !isMoving) control.unregister(path);
    else registration?.ref(null);
  },
});

export const unsupportedVersion = (does: string): TypeError =>
  new TypeError(
    `This version of react-hook-form ${does}, so answers could be lost. Install react-hook-form 7.92, the tested version, or a newer parameter-form.`,
  );

/**
 * Asserts that an object is a control of a supported version of react-hook-form.
 *
 * @throws TypeError if it is not.
 */
export function assertControl(control: object): asserts control is Control {
  if (!("register" in Object(control)))
    throw new TypeError(
      "ParameterFields requires control: pass the control that useForm of react-hook-form returns.",
    );
  // Private members that other versions may lack.
  const needed = "_defaultValues _formState _formValues _names _options _state _subjects";
  const lacking = needed.split(" ").filter((key) => !(key in control));
  if (lacking.length > 0) throw unsupportedVersion(`has no control.${lacking.join(", control.")}`);
}
