import type { Form, Parameter } from "../../core/form.ts";
import { own, recordOf } from "../../core/own.ts";
import { fieldSettings } from "../../react/settings/fieldSettings.ts";
import { type FieldValue, isUnread, sameValue } from "../../react/store/fieldValue.ts";
import type { DraftedForm } from "../../react/store/useFormDraft.ts";
import { defaultValuesOf, type FormAnswers, noAnswers } from "../answers/answers.ts";
import { declaredType } from "../answers/declaredType.ts";
import { hasSensitiveName, isSensitive } from "../answers/isSensitive.ts";
import { fingerprintOf } from "./draftKey.ts";
import type { DraftField } from "./draftText.ts";
import { isAskedBy } from "./judgeDraft.ts";
import type { SlotForm } from "./slotOptions.ts";

/** A form without an id is known by its parameters, so that a draft of an earlier definition is not found. */
export const idOf = (form: Form): string => form.id ?? fingerprintOf(form);

/** Whether the answers of a form on the page may be kept, by its rules as they are now. */
const isKeptOf =
  ({ settings }: DraftedForm) =>
  (parameter: Parameter): boolean =>
    !hasSensitiveName(parameter) && !isSensitive(parameter, settings());

/** A form on the page, as its slot sees it. */
export const aboutOf = (live: DraftedForm): SlotForm => ({
  id: idOf(live.form),
  form: live.form,
  isKept: isKeptOf(live),
  isOwed: (parameter) =>
    !live.held(parameter.name) && isAskedBy(parameter, live.settings(), live.held),
});

/** What is kept of one answer. */
function fieldOf(parameter: Parameter, value: FieldValue): DraftField {
  const { name, label } = parameter;
  const about = { name, label, type: declaredType(parameter) };
  if (value === null) return about;
  return isUnread(value) ? { ...about, text: value.text } : { ...about, value };
}

/** The answers that differ from what the form begins with: others are not kept, so that they follow what the app says next time. */
export const editsOf = (live: DraftedForm): readonly DraftField[] =>
  live.form.parameters.filter(isKeptOf(live)).flatMap((parameter) => {
    const value = live.held(parameter.name);
    return sameValue(value, live.initial(parameter.name)) ? [] : [fieldOf(parameter, value)];
  });

/** The answers of a form that begins with `defaults` and has this draft. */
export const answersIn = (
  fields: readonly DraftField[],
  defaults: FormAnswers = noAnswers,
): FormAnswers => {
  const drafted = new Set(fields.map(({ name }) => name));
  return {
    values: recordOf([
      ...Object.entries(defaults.values).filter(([name]) => !drafted.has(name)),
      ...fields.flatMap(({ name, value }) => (value === undefined ? [] : [[name, value] as const])),
    ]),
    unread: recordOf(
      fields.flatMap(({ name, text }) => (text === undefined ? [] : [[name, text] as const])),
    ),
  };
};

/** Puts answers back into the fields that nobody has touched. */
export function putBack(live: DraftedForm, fields: readonly DraftField[]): void {
  const values = defaultValuesOf(live.form, answersIn(fields), live.settings());
  const drafted = new Set(fields.map(({ name }) => name));
  for (const parameter of live.form.parameters) {
    const { name } = parameter;
    const { readOnly } = fieldSettings(parameter, live.settings());
    // A form may be disabled for a while, as when it is fetched in another language.
    if (!drafted.has(name) || readOnly || own(live.settings().fields, name)?.disabled) continue;
    if (sameValue(live.held(name), live.initial(name))) live.hold(name, own(values, name) ?? null);
  }
}

/** Puts answers back into all fields, in the place of what stands there; what is never kept stays as it is. */
export function putInPlace(live: DraftedForm, fields: readonly DraftField[]): void {
  for (const { name } of live.form.parameters.filter(isKeptOf(live)))
    if (!sameValue(live.held(name), live.initial(name))) live.hold(name, live.initial(name));
  putBack(live, fields);
}
