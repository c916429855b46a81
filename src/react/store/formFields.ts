import type { Form } from "../../core/definition/form.ts";
import { createEmitter } from "../../core/emitter.ts";
import { createField, type Field, type FieldForm } from "./field.ts";
import type { FieldValue } from "../../core/values/fieldValue.ts";
import type { FieldNames } from "./fieldNames.ts";
import type { Evaluation } from "../../core/model/evaluate.ts";
import type { GivenSettings } from "../settings/settings.ts";

/** The fields of one form, wired to react-hook-form by one subscription. */
export interface FormFields {
  of(name: string): Field;
  /** Of the answers as they are. */
  evaluation(this: void): Evaluation<GivenSettings>;
  /** What a field holds. */
  valueOf(this: void, name: string): FieldValue;
  /** Listens to react-hook-form. Returns a function that stops it. */
  connect(): () => void;
  /** Makes react-hook-form know the parameters of this form, and no others. */
  cover(form: Form): void;
  /** Looks at every field anew. */
  refresh(): void;
  /**
   * The answers are being submitted: what is wrong is said from now on, also where a person types.
   */
  showErrors(): void;
  /** The form is reset: what was told of the answers before it is not said of others. */
  forget(): void;
  /** Listens for answers that may have changed. Returns a function that stops it. */
  onChange(listener: () => void): () => void;
  /** Whether the app's layout has no field for a parameter, not even one that is still to be rendered. */
  isLeftOut(name: string): boolean;
  /** Listens for a field that is mounted. Returns a function that stops it. */
  onMount(listener: (name: string) => void): () => void;
  /** Listens for the moment at which the host submits. Returns a function that stops it. */
  onSubmit(listener: () => void): () => void;
}

/** `isLinked` says whether an answer may change what is drawn of another field. */
export function createFormFields(
  names: FieldNames,
  isLinked: () => boolean,
  options: Omit<FieldForm, "enter" | "typing">,
): FormFields {
  const { hook } = options;
  const fields = new Map<string, Field>();
  const byPath = new Map<unknown, Field>();
  const registered = new Set<Field>();
  const changes = createEmitter();
  const submits = createEmitter();
  const mounts = createEmitter<[name: string]>();
  let isTyping = false;
  /** React takes what it hides for a while off the page, and may bring it back. */
  let isGone = false;

  const of = (name: string): Field => {
    const known = fields.get(name);
    if (known) return known;
    const made = createField(name, names.of(name), form);
    fields.set(name, made);
    byPath.set(made.path, made);
    return made;
  };
  /** Of the answers as they are; none when they may be others. */
  let evaluation: Evaluation<GivenSettings> | undefined;
  const form: FieldForm = {
    ...options,
    evaluation: () => (evaluation ??= options.evaluation()),
    enter(name) {
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
  const each = (act: (field: Field) => void): void => {
    evaluation = undefined;
    fields.forEach(act);
  };
  const showErrors = (): void => each((field) => field.showErrors());
  const refresh = (): void => each((field) => field.refresh());

  /** One change has the rest worked out anew. */
  const workOut = (): void => {
    for (const [name, value] of form.evaluation().computed().values)
      if (of(name).live.value() !== value) return of(name).change(value);
  };

  const isEmptied = (): boolean =>
    [...registered].some(({ path }) => hook.valueAt(path) === undefined);
  const registerAll = (): void => {
    if (!isGone) for (const field of registered) if (!isInLostRow(field.path)) field.register();
  };
  const register = (field: Field): void => {
    registered.add(field);
    field.register();
  };
  /** Whether a field stood in a row of the host's field array that is no more. */
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
    showErrors,
    forget: () => each((field) => field.forget()),
    onChange: changes.subscribe,
    isLeftOut: (name) => !options.controls.reaches(name) && of(name).mounts() === 0,
    onMount: mounts.subscribe,
    onSubmit: submits.subscribe,
    connect() {
      const stop = hook.subscribe(({ path, isSubmitting, isChecked, isAnswered, isLeft }) => {
        evaluation = undefined;
        if (isSubmitting) {
          showErrors();
          return submits.emit();
        }
        const one = byPath.get(path);
        const whole = !one && (path === undefined || names.areWithin(path));
        // A host that watches is told of all that is known at each key.
        if (isChecked && whole && !isTyping) showErrors();
        // An app may reset its form, also to values that have none of ours. It is told of before it
        // is done.
        if (whole && (isAnswered || isEmptied())) {
          registerAll();
          queueMicrotask(registerAll);
        }
        if (one) one.answered();
        else if (whole) each((field) => (isAnswered ? field.answered() : field.refresh()));
        if (!whole && isLinked()) refresh();
        if (isAnswered) workOut();
        if (isAnswered && !isLeft) changes.emit();
      });
      if (isGone) registered.forEach(register);
      // Nobody was notified of changes between the render and this effect.
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
    cover({ parameters }) {
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

/** The place of a row, within the path of a field of it. */
const row = /\.(\d+)(?=\.)/g;
