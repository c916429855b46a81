import type { Parameter } from "../../core/form.ts";
import { own } from "../../core/own.ts";
import { type FormAnswers, type KeptForm, noAnswers } from "../answers/answers.ts";
import { declaredType } from "../answers/declaredType.ts";
import { hasSensitiveName } from "../answers/isSensitive.ts";
import type { DraftField } from "./draftText.ts";
import { isAskedBy } from "./judgeDraft.ts";
import type { SlotForm } from "./slotOptions.ts";

/** A form of a collection, as a slot sees it, that holds these answers. */
export const slotFormOf = (
  { id, form, sensitive, settings }: KeptForm,
  answers: () => FormAnswers = () => noAnswers,
): SlotForm => ({
  id,
  form,
  isOwed(parameter) {
    const { values, unread } = answers();
    if (own(values, parameter.name) ?? own(unread, parameter.name)) return false;
    return !settings || isAskedBy(parameter, settings, (name) => own(values, name));
  },
  isKept: (parameter) => !sensitive.has(parameter.name) && !hasSensitiveName(parameter),
});

/** What is kept of the answers to a form of a collection: those that differ from what it begins with. */
export const fieldsOf = (
  { form, isKept }: SlotForm,
  answers: FormAnswers,
  defaults: FormAnswers = noAnswers,
): readonly DraftField[] =>
  form.parameters.filter(isKept).flatMap((parameter) => fieldsAt(parameter, answers, defaults));

function fieldsAt(
  parameter: Parameter,
  { values, unread }: FormAnswers,
  defaults: FormAnswers,
): readonly DraftField[] {
  const { name, label } = parameter;
  const about = { name, label, type: declaredType(parameter) };
  const text = own(unread, name);
  if (text !== undefined) return [{ ...about, text }];
  const value = own(values, name);
  if (value === own(defaults.values, name)) return [];
  return [value === undefined ? about : { ...about, value }];
}
