import { declaredType, type Parameter } from "../../core/definition/form.ts";
import { createFormModel, evaluate } from "../../core/model/evaluate.ts";
import { isUnread, sameValue } from "../../core/values/fieldValue.ts";
import { resolveFieldSettings } from "../../react/internal.ts";
import type { DraftField } from "./draftCodec.ts";
import type { DraftSource } from "./draftSource.ts";

/**
 * Returns the answers that differ from the initial ones. Equal answers are not stored, so that they
 * follow new defaults of the app, unless the person checked them.
 */
export const changedFields = (source: DraftSource): readonly DraftField[] =>
  source.form.parameters.filter(source.isKept).flatMap((parameter) => {
    const { name, label } = parameter;
    const value = source.value(name);
    if (sameValue(value, source.initial(name)) && !source.isConfirmed(name)) return [];
    const about = { name, label, type: declaredType(parameter) };
    if (value === null) return [about];
    return [isUnread(value) ? { ...about, text: value.text } : { ...about, value }];
  });

/**
 * Returns the unanswered or, with `isAnswered`, the answered parameters in `among` whose answers are
 * never stored. Excludes hidden, read-only and disabled fields, and answers that the server has.
 */
export const unkeptIn = (
  { form, isKept, settings, value }: DraftSource,
  among: readonly Parameter[],
  isAnswered = false,
): readonly Parameter[] =>
  among.filter((parameter) => {
    if (isKept(parameter) || Boolean(value(parameter.name)) !== isAnswered) return false;
    const unresolved = settings();
    if (!unresolved) return true;
    const { readOnly, disabled, stored } = resolveFieldSettings(parameter, unresolved);
    if (readOnly || disabled || stored !== undefined) return false;
    return evaluate(createFormModel(form, unresolved), value).isVisible(parameter.name);
  });
