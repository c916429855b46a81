import { fingerprintOf } from "../../core/definition/fingerprint.ts";
import type { Form, Parameter } from "../../core/definition/form.ts";
import { isSensitive } from "../../core/model/isSensitive.ts";
import { getOwn, recordOf } from "../../core/record.ts";
import { type FieldValue, sameValue } from "../../core/values/fieldValue.ts";
import type { DraftedForm } from "../../react/index.ts";
import { type UnresolvedSettings, resolveFieldSettings } from "../../react/internal.ts";
import { type FormAnswers, type KeptForm, defaultValuesOf, noAnswers } from "../answers/answers.ts";
import type { DraftField } from "./draftCodec.ts";

/** A form with its current answers: mounted on its own, or part of a collection. */
export interface DraftSource {
  /** Id of the form, unique per owner. */
  readonly id: string;
  readonly form: Form;
  /** Whether the form is never sent again after it was accepted, like a form of a collection. */
  readonly isSentOnce: boolean;
  /** Whether the draft never expires, because the items that it lists may be newer. */
  readonly isAgeless: boolean;
  /**
   * Whether the form was added on this page. Then a stored draft with its id belongs to another
   * item.
   */
  readonly isStartedHere: boolean;
  /** Whether answers to a parameter may be stored. */
  isKept(this: void, parameter: Parameter): boolean;
  settings(this: void): UnresolvedSettings | undefined;
  /** The initial and the current value of a field. */
  initial(this: void, name: string): FieldValue;
  value(this: void, name: string): FieldValue;
  /** Whether the person checked a prefilled answer. */
  isConfirmed(this: void, name: string): boolean;
}

/**
 * Returns the form's id. A form without one is identified by its parameters, so that a draft of
 * another definition is not found.
 */
export const draftFormId = (form: Form): string => form.id ?? fingerprintOf(form);

/** Creates the source of a mounted form. Its settings determine which answers may be stored. */
export const pageSource = (live: DraftedForm): DraftSource => ({
  id: draftFormId(live.form),
  form: live.form,
  isSentOnce: false,
  isAgeless: false,
  isStartedHere: false,
  isKept: (parameter) => !isSensitive(parameter, live.settings()),
  settings: () => live.settings(),
  initial: (name) => live.initial(name),
  value: (name) => live.value(name),
  isConfirmed: (name) => live.isConfirmed(name),
});

/** Creates the source of a form of a collection. */
export const collectionSource = (
  {
    id,
    form,
    sensitive,
    settings,
    defaults = noAnswers,
    ageless = false,
    startedHere = false,
  }: KeptForm,
  answers: () => FormAnswers,
): DraftSource => ({
  id,
  form,
  isSentOnce: true,
  isAgeless: ageless,
  isStartedHere: startedHere,
  isKept: (parameter) => !sensitive.has(parameter.name),
  settings: () => settings,
  initial: (name) => getOwn(defaults.values, name) ?? null,
  value(name) {
    const text = getOwn(answers().unread, name);
    return text === undefined
      ? (getOwn(answers().values, name) ?? null)
      : { text, reason: "customError" };
  },
  isConfirmed: (name) => answers().confirmed?.includes(name) === true,
});

/** Merges a draft into the default answers of a form. The person gave or checked all its answers. */
export function mergeDraft(
  fields: readonly DraftField[],
  defaults: FormAnswers = noAnswers,
): FormAnswers {
  const drafted = new Set(fields.map(({ name }) => name));
  const kept = Object.entries(defaults.values).filter(([name]) => !drafted.has(name));
  const restored = (part: "value" | "text"): (readonly [string, string])[] =>
    fields.flatMap(({ name, [part]: text }) => (text === undefined ? [] : [[name, text]]));
  return {
    values: recordOf([...kept, ...restored("value")]),
    unread: recordOf(restored("text")),
    confirmed: [...drafted],
  };
}

/**
 * Restores answers into the untouched fields of a mounted form. With `isReplacing`, also overwrites
 * touched fields, and resets those that the draft lacks.
 */
export function restoreDraft(
  live: DraftedForm,
  fields: readonly DraftField[],
  isReplacing: boolean,
) {
  const settings = live.settings();
  const values = defaultValuesOf(live.form, mergeDraft(fields), settings);
  const drafted = new Set(fields.map(({ name }) => name));
  for (const parameter of live.form.parameters) {
    const { name } = parameter;
    const isTouched = !sameValue(live.value(name), live.initial(name));
    // The form's own `disabled` does not count, because it may be temporary, as during a fetch in
    // another language.
    const isFixed =
      resolveFieldSettings(parameter, settings).readOnly || getOwn(settings.fields, name)?.disabled;
    if (drafted.has(name) && !isFixed) {
      const value = getOwn(values, name) ?? null;
      if (isReplacing || !isTouched) live.setValue(name, value, value);
    } else if (isReplacing && isTouched && !isSensitive(parameter, settings))
      live.setValue(name, live.initial(name), null);
  }
}
