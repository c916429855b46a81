import { testsIn } from "../../core/model/evaluateCondition.ts";
import type { Form, Values } from "../../core/definition/form.ts";
import { blocks } from "../../core/values/issue.ts";
import { isRecord, getOwn, recordOf } from "../../core/record.ts";
import type { RuleOptions } from "../../core/rules/rule.ts";
import { shownWhen } from "../../core/model/shownWhen.ts";
import { evaluate, createFormModel, type FormModel } from "../../core/model/evaluate.ts";
import { formsToCheck } from "../check/formsToCheck.ts";
import { collectionProps } from "../read/collectionProps.ts";
import type { FormInDocument } from "../read/formInDocument.ts";
import type { Change, UncountedChange } from "./change.ts";

/** Reads stored answers: a payload, or a record of values by name. */
function valuesIn(stored: unknown): Values {
  const list = isRecord(stored) ? getOwn(stored, "parameters") : undefined;
  const pairs: readonly (readonly [unknown, unknown])[] = Array.isArray(list)
    ? list.map((one: unknown) => (isRecord(one) ? [one["name"], one["value"]] : [null, null]))
    : Object.entries(isRecord(stored) ? stored : {});
  return recordOf(
    pairs.flatMap(([name, value]) =>
      typeof name === "string" && typeof value === "string" ? [[name, value] as const] : [],
    ),
  );
}

/** Creates the `when` of the conditions that test only answers to the form itself. */
function whenOf(form: Form, { settings }: FormInDocument): RuleOptions["when"] {
  const names = new Set(form.parameters.map(({ name }) => name));
  const own = Object.entries(settings?.conditions ?? {}).filter(
    ([waiting, condition]) =>
      names.has(waiting) &&
      testsIn(condition).every(
        ({ name, form: other = form.id }) => other === form.id && names.has(name),
      ),
  );
  return own.length === 0 ? undefined : shownWhen(form, recordOf(own));
}

/** Creates the model of a form. Ignores conditions that test answers to other forms. */
export function modelIn(linted: FormInDocument): FormModel {
  const { form, settings, shared, lang } = linted;
  const props = collectionProps({ ...shared, forms: [{ ...settings, form }] }, lang);
  const [checked] = formsToCheck(props, {});
  return createFormModel(form, { ...checked?.settings, when: whenOf(form, linted) });
}

/**
 * Creates a function that returns the names of answers that are invalid or belong to no question.
 */
function createRejectedNames(linted: FormInDocument): (values: Values) => ReadonlySet<string> {
  const model = modelIn(linted);
  return (values) =>
    new Set([
      ...evaluate(model, values)
        .issues()
        .filter(blocks)
        .map(({ name }) => name),
      ...Object.keys(values).filter((name) => !model.parameters.has(name)),
    ]);
}

/**
 * Adds to each change the number of stored answers that were valid and are invalid because of it.
 */
export function countRejectedAnswers(
  changes: readonly UncountedChange[],
  [old, next]: readonly [FormInDocument, FormInDocument],
  stored: readonly unknown[],
): readonly Change[] {
  const [refusedBefore, refusedNow] = [createRejectedNames(old), createRejectedNames(next)];
  const right = stored.map(valuesIn).filter((values) => refusedBefore(values).size === 0);
  const refused = right.map((values) => ({ values, names: refusedNow(values) }));
  return changes.map(({ value, ...change }) => {
    const { name } = change;
    if (name === undefined || stored.length === 0) return change;
    const count = refused.filter(
      ({ values, names }) =>
        names.has(name) && (value === undefined || getOwn(values, name) === value),
    ).length;
    const of = `${count} of ${stored.length} stored answers can no longer be submitted`;
    const breaks = count > 0 && ["breaks answers", "asks again"].includes(change.class);
    return breaks ? { ...change, what: `${change.what}: ${of}`, refused: count } : change;
  });
}
