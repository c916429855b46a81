import type { Parameter } from "../../core/form.ts";
import { own } from "../../core/own.ts";
import type { FormAnswers, KeptForm } from "../answers.ts";
import { typeOf } from "./draftKey.ts";
import type { DraftField } from "./draftText.ts";
import { hasSensitiveName } from "../isSensitive.ts";
import type { SlotForm } from "./slotOptions.ts";

/** A form of a collection, as a slot sees it. */
export const slotFormOf = ({ id, form, sensitive }: KeptForm): SlotForm => ({
  id,
  form,
  isKept: (parameter) => !sensitive.has(parameter.name) && !hasSensitiveName(parameter),
});

/** What is kept of the answers to a form of a collection: each of them. */
export const fieldsOf = ({ form, isKept }: SlotForm, answers: FormAnswers): readonly DraftField[] =>
  form.parameters.filter(isKept).flatMap((parameter) => fieldsAt(parameter, answers));

function fieldsAt(parameter: Parameter, { values, unread }: FormAnswers): readonly DraftField[] {
  const { name, label } = parameter;
  const about = { name, label, type: typeOf(parameter) };
  const text = own(unread, name);
  if (text !== undefined) return [{ ...about, text }];
  const value = own(values, name);
  return value === undefined ? [] : [{ ...about, value }];
}
