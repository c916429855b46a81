import { whenAmong } from "../core/asked.ts";
import type { Form } from "../core/form.ts";
import { parseForm } from "../core/parseForm.ts";
import { ownValue } from "../core/record.ts";
import type { RuleOptions, When } from "../core/rules/rule.ts";
import { inSections } from "../core/sections.ts";
import { addressed } from "./addresses.ts";
import type { AnswerOf, Shows } from "./collectionConditions.ts";
import type { CollectionProps } from "./collectionProps.ts";
import { rulesWith } from "./fieldRules.ts";

/** A form of a collection, as its answers are checked. */
export interface CheckedForm {
  readonly id: string;
  readonly props: CollectionProps["forms"][number];
  /** With its parameters in the order in which they are asked, and what must be there required. */
  readonly form: Form;
  readonly rules: RuleOptions;
}

/**
 * The forms of a document, with the definitions that it has by their ids only.
 * @throws RangeError where one of these is not given.
 */
export function checkedForms(
  { forms, rules, defaultRules }: CollectionProps,
  definitions: Readonly<Record<string, unknown>>,
): readonly CheckedForm[] {
  return addressed(forms).map(([id, props]) => {
    const { fields = {}, sections = [], checks, compute } = props;
    const declared = props.form ?? parseForm(definitionOf(id, definitions), props);
    const options = {
      rules: { ...rules, ...props.rules },
      defaultRules: props.defaultRules ?? defaultRules,
    };
    // What a server has already need not be sent.
    const parameters = inSections(declared, sections).map((one) =>
      ownValue(fields, one.name)?.stored === undefined ? one : { ...one, required: false },
    );
    const form = { ...declared, parameters };
    return {
      id,
      props,
      form,
      rules: { checks, compute, rules: rulesWith(form, fields, options) },
    };
  });
}

function definitionOf(id: string, definitions: Readonly<Record<string, unknown>>): unknown {
  const found = ownValue(definitions, id);
  if (found !== undefined) return found;
  throw new RangeError(
    `The document has the form ${JSON.stringify(id)} by its id only, so its answers cannot be checked. Give its definition: { forms: { ${JSON.stringify(id)}: … } }.`,
  );
}

/** Whether a parameter is disabled by itself, so that nobody hears of an answer. */
const isDisabled = ({ props }: CheckedForm, name: string): boolean =>
  ownValue(props.fields ?? {}, name)?.disabled === true;

/** Looks up what conditions know of the answers to these forms, here as in the browser. */
export const heardOf =
  (
    forms: readonly CheckedForm[],
    values: Readonly<Record<string, Readonly<Record<string, unknown>>>>,
  ): AnswerOf =>
  (id, name) => {
    const isHeard = forms.some((one) => one.id === id && !isDisabled(one, name));
    return isHeard ? ownValue(ownValue(values, id) ?? {}, name) : null;
  };

/** Which parameters of a form, or of a round of it, are asked. */
export const whenOf = (form: CheckedForm, shows: Shows, heard: AnswerOf): When =>
  whenAmong((answer) => {
    const isShown = shows((other, name) => {
      if (other !== form.id) return heard(other, name);
      return isDisabled(form, name) ? null : answer(name);
    });
    return (name) => !isDisabled(form, name) && isShown(form.id, name);
  });
