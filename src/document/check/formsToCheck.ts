import type { Form } from "../../core/definition/form.ts";
import type { CollectionModelForm } from "../../core/model/collectionModel.ts";
import { parseForm } from "../../core/definition/parseForm.ts";
import { getOwn } from "../../core/record.ts";
import { addressed } from "../schema/entryIds.ts";
import type { CollectionProps } from "../read/collectionProps.ts";

/** A form of a document, for the collection model. */
export interface CheckedForm extends CollectionModelForm {
  readonly form: Form;
  readonly repeat: CollectionProps["forms"][number]["repeat"];
}

/**
 * Returns the forms of a document. Parses the definitions of forms that the document references by
 * id only.
 * @throws RangeError when `definitions` lacks such a form.
 */
export function formsToCheck(
  { forms, rules, defaultRules }: CollectionProps,
  definitions: Readonly<Record<string, unknown>>,
): readonly CheckedForm[] {
  return addressed(forms).map(([id, props]) => ({
    id,
    form: props.form ?? parseForm(definitionOf(id, definitions), props),
    when: props.when,
    conditions: props.conditions,
    repeat: props.repeat,
    settings: {
      fields: props.fields,
      sections: props.sections,
      checks: props.checks,
      compute: props.compute,
      disabled: props.disabled,
      rules: { ...rules, ...props.rules },
      defaultRules: props.defaultRules ?? defaultRules,
    },
  }));
}

function definitionOf(id: string, definitions: Readonly<Record<string, unknown>>): unknown {
  const found = getOwn(definitions, id);
  if (found !== undefined) return found;
  throw new RangeError(
    `The document has only the id of the form ${JSON.stringify(id)}, so its answers cannot be validated. Pass its definition: { forms: { ${JSON.stringify(id)}: … } }.`,
  );
}
