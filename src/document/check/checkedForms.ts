import type { Form } from "../../core/definition/form.ts";
import { createFormModel, type FormModel } from "../../core/model/formModel.ts";
import type { ModelSettings } from "../../core/model/settings.ts";
import { whenAmong } from "../../core/model/visibility.ts";
import { parseForm } from "../../core/definition/parseForm.ts";
import { ownValue } from "../../core/record.ts";
import { addressed } from "../schema/addresses.ts";
import type { AnswerOf, Shows } from "./collectionConditions.ts";
import type { CollectionProps } from "../read/collectionProps.ts";

/** A form of a document, and the settings that decide which answers to it are right. */
export interface CheckedForm {
  readonly id: string;
  readonly props: CollectionProps["forms"][number];
  readonly form: Form;
  readonly settings: ModelSettings;
}

/**
 * Returns the forms of a document, with the definitions that it has by their ids only.
 * @throws RangeError where one of these is not given.
 */
export function checkedForms(
  { forms, rules, defaultRules }: CollectionProps,
  definitions: Readonly<Record<string, unknown>>,
): readonly CheckedForm[] {
  return addressed(forms).map(([id, props]) => ({
    id,
    props,
    form: props.form ?? parseForm(definitionOf(id, definitions), props),
    settings: {
      fields: props.fields,
      sections: props.sections,
      checks: props.checks,
      compute: props.compute,
      rules: { ...rules, ...props.rules },
      defaultRules: props.defaultRules ?? defaultRules,
    },
  }));
}

function definitionOf(id: string, definitions: Readonly<Record<string, unknown>>): unknown {
  const found = ownValue(definitions, id);
  if (found !== undefined) return found;
  throw new RangeError(
    `The document has the form ${JSON.stringify(id)} by its id only, so its answers cannot be checked. Give its definition: { forms: { ${JSON.stringify(id)}: … } }.`,
  );
}

/** Looks up the answers to these forms for conditions, on a server as in the browser. */
export const heardOf =
  (
    forms: readonly CheckedForm[],
    values: Readonly<Record<string, Readonly<Record<string, unknown>>>>,
  ): AnswerOf =>
  (id, name) => {
    const asked = forms.find((one) => one.id === id);
    const isHeard = asked && ownValue(asked.settings.fields ?? {}, name)?.disabled !== true;
    return isHeard ? ownValue(ownValue(values, id) ?? {}, name) : null;
  };

/** Returns the model of a form, or of an item of it, among the answers to the others. */
export const modelOf = (
  { id, form, settings }: CheckedForm,
  shows: Shows,
  heard: AnswerOf,
): FormModel =>
  createFormModel(form, {
    ...settings,
    when: whenAmong((answer) => {
      const isShown = shows((other, name) => (other === id ? answer(name) : heard(other, name)));
      return (name) => isShown(id, name);
    }),
  });
