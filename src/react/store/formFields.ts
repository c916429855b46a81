import type { Form } from "../../core/definition/form.ts";
import { createEmitter } from "../../core/emitter.ts";
import { createField, type FieldStore, type FieldForm } from "./field.ts";
import type { FieldValue } from "../../core/values/fieldValue.ts";
import type { FieldNames } from "./fieldNames.ts";
import type { Evaluation } from "../../core/model/evaluate.ts";
import type { UnresolvedSettings } from "../settings/settings.ts";

/** The fields of one form, with a single subscription to react-hook-form. */
export interface FormFields {
  of(name: string): FieldStore;
  evaluation(this: void): Evaluation<UnresolvedSettings>;
  valueOf(this: void, name: string): FieldValue;
  connect(): () => void;
  /** Registers the parameters of the form, and unregisters all others. */
  registerForm(form: Form): void;
  refresh(): void;
  /** Shows errors from now on, also while typing. */
  markSubmitted(): void;
  /** Resets touched state and errors. */
  resetMeta(): void;
  onChange(listener: () => void): () => void;
  /** Whether the app's layout renders no field for a parameter. */
  isOmitted(name: string): boolean;
  onMount(listener: (name: string) => void): () => void;
  /** Subscribes to submissions by the host. */
  onSubmit(listener: () => void): () => void;
}

/** Creates the fields. `isLinked` returns whether a value may affect other fields. */
export function createFormFields(
  names: FieldNames,
  isLinked: () => boolean,
  options: Omit<FieldForm, "register" | "typing">,
): FormFields {
  const { hook } = options;
  const fields = new Map<string, FieldStore>();
  const byPath = new Map<unknown, FieldStore>();
  const registered = new Set<FieldStore>();
  const changes = createEmitter();
  const submits = createEmitter();
  const mounts = createEmitter<[name: string]>();
  let isTyping = false;
  /** Whether effects are disconnected. React may hide content for a while and show it again. */
  let isGone = false;

  const of = (name: string): FieldStore => {
    const known = fields.get(name);
    if (known) return known;
    const made = createField(name, names.of(name), form);
    fields.set(name, made);
    byPath.set(made.path, made);
    return made;
  };
  let evaluation: Evaluation<UnresolvedSettings> | undefined;
  const form: FieldForm = {
    ...options,
    evaluation: () => (evaluation ??= options.evaluation()),
    register(name) {
      const field = of(name);
      if (!registered.has(field)) register(field);
      mounts.emit(name);
    },
    typing(run) {
      isTyping = true;
      try {
        run();
      } finally {
        isTyping = false;
      }
    },
  };
  const each = (act: (field: FieldStore) => void): void => {
    evaluation = undefined;
    fields.forEach(act);
  };
  const markSubmitted = (): void => each((field) => field.markSubmitted());
  const refresh = (): void => each((field) => field.refresh());

  /** Updates one computed value. The change triggers the next one. */
  const workOut = (): void => {
    for (const [name, value] of form.evaluation().computed().values)
      if (of(name).live.value() !== value) return of(name).change(value);
  };

  const isEmptied = (): boolean =>
    [...registered].some(({ path }) => hook.valueAt(path) === undefined);
  const registerAll = (): void => {
    if (!isGone) for (const field of registered) if (!isInLostRow(field.path)) field.register();
  };
  const register = (field: FieldStore): void => {
    registered.add(field);
    field.register();
  };
  const isInLostRow = (path: string): boolean =>
    [...path.matchAll(row)].some(({ index, 1: place }) => {
      const rows: unknown = hook.valueAt(path.slice(0, index));
      return Array.isArray(rows) && rows.length <= Number(place);
    });

  return {
    of,
    valueOf: (name) => of(name).live.value(),
    evaluation: form.evaluation,
    refresh() {
      refresh();
      workOut();
    },
    markSubmitted,
    resetMeta: () => each((field) => field.resetMeta()),
    onChange: changes.subscribe,
    isOmitted: (name) => !options.controls.reaches(name) && of(name).mounts() === 0,
    onMount: mounts.subscribe,
    onSubmit: submits.subscribe,
    connect() {
      let hadErrors = hook.hasErrors();
      const stop = hook.subscribe(({ path, isSubmitting, isChecked, isAnswered, isLeft }) => {
        evaluation = undefined;
        if (isSubmitting) {
          markSubmitted();
          return submits.emit();
        }
        const one = byPath.get(path);
        const whole = !one && (path === undefined || names.areWithin(path));
        // Without errors before and after, a field shows the same unless its value changed.
        const isChanged = isAnswered || hadErrors || hook.hasErrors();
        hadErrors = hook.hasErrors();
        // A host that watches its form is notified of all errors while a person types.
        if (isChecked && whole && !isTyping) markSubmitted();
        // An app may reset its form to values without these fields. The notification precedes the
        // reset.
        if (whole && (isAnswered || isEmptied())) {
          registerAll();
          queueMicrotask(registerAll);
        }
        if (one) one.answered();
        else if (whole && isChanged)
          each((field) => (isAnswered ? field.answered() : field.refresh()));
        if (!whole && isLinked()) refresh();
        if (isAnswered) workOut();
        if (isAnswered && !isLeft) changes.emit();
      });
      if (isGone) registered.forEach(register);
      // Changes between render and this effect had no subscriber.
      if (isGone || [...fields.values()].some((field) => field.isStale()))
        each((field) => field.answered());
      isGone = false;
      workOut();
      return () => {
        stop();
        isGone = true;
        for (const field of registered) field.unregister();
      };
    },
    registerForm({ parameters }) {
      const kept = new Set(parameters.map(({ name }) => of(name)));
      for (const field of registered)
        if (!kept.has(field)) {
          field.unregister();
          registered.delete(field);
        }
      for (const field of kept)
        if (!hook.checksAll() || hook.valueAt(field.path) === undefined) register(field);
    },
  };
}

const row = /\.(\d+)(?=\.)/g;
