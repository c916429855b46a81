import type { Form, Parameter } from "../../core/form.ts";
import { declaredType } from "../answers/declaredType.ts";
import { type DraftForm, sameForm } from "./draftKey.ts";
import type { DraftField, StoredDraft } from "./draftText.ts";

/** An answer, told by its parameter. */
export interface NamedAnswer {
  readonly name: string;
  readonly label: string;
}

/** What of a draft fits a definition. */
export interface FittingDraft {
  readonly fields: readonly DraftField[];
  /**
   * Answers with no place in the definition: the parameter is gone, has another type, or no longer has the option. One that may
   * no longer be kept is among them only if nothing else fits; otherwise it is told with all that must be given again.
   */
  readonly dropped: readonly NamedAnswer[];
  /** Whether the draft was written for another definition. */
  readonly changed: boolean;
}

/** Keeps an answer for the parameter of the same name and type only, and of a select only an option that it has. */
export function fitDraft(
  draft: StoredDraft,
  form: Form,
  about: DraftForm,
  isKept: (parameter: Parameter) => boolean,
): FittingDraft {
  const changed = !sameForm(draft.form, about);
  const parameters = new Map(form.parameters.map((parameter) => [parameter.name, parameter]));
  const fits = (field: DraftField): boolean => {
    const parameter = parameters.get(field.name);
    if (!parameter || !isKept(parameter) || declaredType(parameter) !== field.type) return false;
    return !changed || isOption(parameter, field.value);
  };
  const fields = draft.fields.filter(fits);
  const isOwed = ({ name }: DraftField): boolean => {
    const parameter = parameters.get(name);
    return fields.length > 0 && parameter !== undefined && !isKept(parameter);
  };
  return {
    fields,
    dropped: draft.fields
      .filter((field) => !fits(field) && !isOwed(field))
      .filter(({ value, text }) => (value ?? text) !== undefined)
      .map(({ name, label }) => ({ name, label: parameters.get(name)?.label ?? label })),
    changed,
  };
}

const isOption = (parameter: Parameter, value: string | undefined): boolean =>
  parameter.type !== "select" ||
  value === undefined ||
  parameter.options.some((option) => option.value === value);
