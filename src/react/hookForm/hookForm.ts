"use client";
import { useCallback, useState, useSyncExternalStore } from "react";
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

/** What react-hook-form's own methods do for a form, without a state that draws it. */
export type FormMethods = Omit<UseFormReturn, "formState">;

/** What react-hook-form tells of. */
export interface Notice {
  /** Of a field, or of what holds several; none for the whole form. */
  readonly path: string | undefined;
  readonly isSubmitting: boolean;
  /** Whether errors were found, or are none any more. */
  readonly isChecked: boolean;
  /** Whether an answer may be another, or was left. */
  readonly isAnswered: boolean;
  readonly isLeft: boolean;
}

interface TellingState {
  readonly name?: string;
  readonly type?: string;
  readonly isSubmitting?: boolean;
}

/** The meaning of a notice is told by the keys that it has. */
const noticeOf = (state: TellingState): Notice => ({
  path: state.name,
  isSubmitting: state.isSubmitting === true,
  isChecked: "errors" in state,
  isAnswered: "values" in state || "type" in state,
  isLeft: state.type === "blur",
});

type Registration = Pick<UseFormRegisterReturn, "ref">;

/** What a form's fields need of react-hook-form. A `path` is its name for a field. */
export interface HookForm extends Pick<UseFormReturn, "register"> {
  /** What is held; `undefined` where react-hook-form knows of nothing. */
  valueAt(path: string): FieldValue | undefined;
  errorAt(path: string): FieldError | undefined;
  /** What a field begins with, given what we would begin it with. */
  defaultAt(path: string, ours: FieldValue): FieldValue;
  /** Whether parameters are checked that are not registered, as a resolver does. */
  checksAll(): boolean;
  /** A field that was registered is not on the page any more. */
  leave(path: string, registration: Registration | undefined): void;
  /** Returns a function that stops it. */
  subscribe(listener: (notice: Notice) => void): () => void;
}

/**
 * The methods of a form of which nobody reads react-hook-form's state, which would draw it once
 * more.
 */
export function useFormMethods(props: UseFormProps): FormMethods {
  const [methods] = useState(() => {
    const made = createFormControl(props);
    // Until somebody subscribes, its answers are the default values; older versions also forget
    // errors.
    made.subscribe({ formState: {}, callback: () => undefined });
    return made;
  });
  return methods;
}

/**
 * What we read of a host's control beyond its documented methods, which another version may lack.
 */
const needed = "_defaultValues _formState _formValues _names _options _state _subjects".split(" ");

/**
 * Reads what a control holds and tells. This folder, and no other, uses private members of
 * react-hook-form: in the oldest version that we work with, the public `getValues` copies every
 * answer to read one, and `subscribe` repeats the name of an earlier notice; in each, `subscribe`
 * copies every answer for each listener at each key. Of a host's form we are given the control
 * alone, of which only `register` is public.
 */
const readingOf = (
  control: Control,
): Pick<HookForm, "register" | "valueAt" | "errorAt" | "subscribe"> => ({
  register: control.register,
  valueAt: (path) => valueAt(control._formValues, path),
  errorAt: (path) => valueAt(control._formState.errors, path),
  subscribe: (listener) =>
    control._subjects.state.subscribe({ next: (state) => listener(noticeOf(state)) }).unsubscribe,
});

/** Returns the value at a path, which has one step unless it is in a host's form. */
export const valueAt = (record: FieldValues, path: string) =>
  path.includes(".") ? get(record, path) : record[path];

/** A form of ours. */
export const ownForm = ({ control }: FormMethods): HookForm => ({
  ...readingOf(control),
  defaultAt: (_, ours) => ours,
  checksAll: () => true,
  leave: (_, registration) => registration?.ref(null),
});

/**
 * A host's form. One write gives a field a default value, so that a form in which nothing was
 * answered is not dirty.
 */
export const hostForm = (control: Control): HookForm => ({
  ...readingOf(control),
  defaultAt(path, ours) {
    if (get(control._defaultValues, path) === undefined) set(control._defaultValues, path, ours);
    return get(control._defaultValues, path);
  },
  checksAll: () => control._options.resolver !== undefined,
  leave(path, registration) {
    const { _options, _state, _names } = control;
    // As react-hook-form's own Controller does: while rows move, a path is another row's already.
    const isMoving = _state.action && [..._names.array].some((rows) => path.startsWith(`${rows}.`));
    if (_options.shouldUnregister && !isMoving) control.unregister(path);
    else registration?.ref(null);
  },
});

/**
 * A host's control knows the host's field names; ours are added to them, so here it is a control of
 * any names.
 * @throws TypeError when it is no control at all, or one of a version that we cannot keep answers
 * in.
 */
export function assertControl(control: object): asserts control is Control {
  if (!("register" in Object(control)))
    throw new TypeError(
      "ParameterFields has no form to keep its answers in: control must be the control that useForm of react-hook-form returns.",
    );
  const lacking = needed.filter((key) => !(key in control));
  if (lacking.length > 0)
    throw new TypeError(
      `This version of react-hook-form has no control.${lacking.join(", control.")}, so answers could be lost. Install react-hook-form 7.92, which it is tested with, or a newer parameter-form.`,
    );
}

/** Whether the host's form is disabled as a whole. */
export function useHostDisabled(control: Control): boolean {
  const subscribe = useCallback(
    (listener: () => void) => control._subjects.state.subscribe({ next: listener }).unsubscribe,
    [control],
  );
  const isDisabled = () => control._options.disabled === true;
  return useSyncExternalStore(subscribe, isDisabled, isDisabled);
}
