import { isSensitive } from "../../core/model/isSensitive.ts";
import type { Form, Parameter } from "../../core/definition/form.ts";
import { ownValue, recordOf } from "../../core/record.ts";
import { fieldSettings, type GivenSettings } from "../../react/internal.ts";
import { type FieldValue, isUnread, sameValue } from "../../core/values/fieldValue.ts";
import { evaluate } from "../../core/model/evaluate.ts";
import { createFormModel } from "../../core/model/formModel.ts";
import type { DraftedForm } from "../../react/index.ts";
import { defaultValuesOf, type FormAnswers, type KeptForm, noAnswers } from "../answers/answers.ts";
import { declaredType } from "../../core/definition/declaredType.ts";
import { fingerprintOf } from "../../core/definition/diff/fingerprint.ts";
import type { DraftField } from "./draftText.ts";

/**
 * A form whose answers are kept, as it is filled in now: one on the page, or one of a collection.
 */
export interface DraftSource {
  /** Tells the form from others of the same owner. */
  readonly id: string;
  readonly form: Form;
  /** Whether it is never sent again once it was accepted, as a form of a collection. */
  readonly isSentOnce: boolean;
  /** Whether it is kept for ever: what it tells of may be younger. */
  readonly isAgeless: boolean;
  /** Whether it was begun on this page: what else is kept by its id is about something else. */
  readonly isBegunHere: boolean;
  /** Whether the answers to a parameter may be kept at all. */
  isKept(this: void, parameter: Parameter): boolean;
  settings(this: void): GivenSettings | undefined;
  /** The initial and the current value of a field. */
  initial(this: void, name: string): FieldValue;
  value(this: void, name: string): FieldValue;
}

/**
 * A form without an id is known by its parameters, so that a draft of an earlier definition is not
 * found.
 */
export const idOf = (form: Form): string => form.id ?? fingerprintOf(form);

/** A form on the page. Its settings say what may be kept of it. */
export const pageSource = (live: DraftedForm): DraftSource => ({
  id: idOf(live.form),
  form: live.form,
  isSentOnce: false,
  isAgeless: false,
  isBegunHere: false,
  isKept: (parameter) => !isSensitive(parameter, live.settings()),
  settings: () => live.settings(),
  initial: (name) => live.initial(name),
  value: (name) => live.value(name),
});

/** A form of a collection, with these answers. */
export const collectionSource = (
  {
    id,
    form,
    sensitive,
    settings,
    defaults = noAnswers,
    ageless = false,
    begunHere = false,
  }: KeptForm,
  answers: () => FormAnswers,
): DraftSource => ({
  id,
  form,
  isSentOnce: true,
  isAgeless: ageless,
  isBegunHere: begunHere,
  isKept: (parameter) => !sensitive.has(parameter.name),
  settings: () => settings,
  initial: (name) => ownValue(defaults.values, name) ?? null,
  value(name) {
    const text = ownValue(answers().unread, name);
    return text === undefined
      ? (ownValue(answers().values, name) ?? null)
      : { text, reason: "customError" };
  },
});

/**
 * The answers that differ from what the form begins with: others are not kept, so that they follow
 * what the app says next time.
 */
export const fieldsOf = (source: DraftSource): readonly DraftField[] =>
  source.form.parameters.filter(source.isKept).flatMap((parameter) => {
    const { name, label } = parameter;
    const value = source.value(name);
    if (sameValue(value, source.initial(name))) return [];
    const about = { name, label, type: declaredType(parameter) };
    if (value === null) return [about];
    return [isUnread(value) ? { ...about, text: value.text } : { ...about, value }];
  });

/**
 * Returns those of these parameters that a person has to answer and that are never kept: not one
 * that shows only what the app or the server has.
 */
export const unkeptIn = (
  { form, isKept, settings, value }: DraftSource,
  among: readonly Parameter[],
): readonly Parameter[] =>
  among.filter((parameter) => {
    if (isKept(parameter) || value(parameter.name)) return false;
    const given = settings();
    if (!given) return true;
    const { readOnly, disabled, stored } = fieldSettings(parameter, given);
    if (readOnly || disabled || stored !== undefined) return false;
    return evaluate(createFormModel(form, given), value).isVisible(parameter.name);
  });

/** The answers of a form that begins with `defaults` and has this draft. */
export function answersIn(
  fields: readonly DraftField[],
  defaults: FormAnswers = noAnswers,
): FormAnswers {
  const drafted = new Set(fields.map(({ name }) => name));
  const kept = Object.entries(defaults.values).filter(([name]) => !drafted.has(name));
  const restored = (part: "value" | "text"): (readonly [string, string])[] =>
    fields.flatMap(({ name, [part]: text }) => (text === undefined ? [] : [[name, text]]));
  return { values: recordOf([...kept, ...restored("value")]), unread: recordOf(restored("text")) };
}

/**
 * Puts answers back into the fields of a form on the page that nobody has touched, or, to replace
 * what stands there, into all that can be kept.
 */
export function putBack(live: DraftedForm, fields: readonly DraftField[], isReplacing: boolean) {
  const settings = live.settings();
  const { isKept } = pageSource(live);
  const values = defaultValuesOf(live.form, answersIn(fields), settings);
  const drafted = new Set(fields.map(({ name }) => name));
  for (const parameter of live.form.parameters) {
    const { name } = parameter;
    const isTouched = !sameValue(live.value(name), live.initial(name));
    // A form may be disabled for a while, as when it is fetched in another language.
    const isFixed =
      fieldSettings(parameter, settings).readOnly || ownValue(settings.fields, name)?.disabled;
    if (drafted.has(name) && !isFixed) {
      if (isReplacing || !isTouched) live.setValue(name, ownValue(values, name) ?? null);
    } else if (isReplacing && isTouched && isKept(parameter))
      live.setValue(name, live.initial(name));
  }
}
