import type { CollectionCheck } from "../rules/rule.ts";
import type { Condition } from "./evaluateCondition.ts";
import type { Form } from "../definition/form.ts";
import { createVisibilityGraph, type VisibilityGraph } from "./visibilityGraph.ts";
import type { ConditionedForm } from "./conditionReferences.ts";
import type { ModelSettings } from "./settings.ts";

/** A form of a collection model. Its conditions may depend on answers to other forms. */
export interface CollectionModelForm<
  Settings extends ModelSettings = ModelSettings,
> extends ConditionedForm {
  /** Settings of `createFormModel`. Their `when` hides parameters in addition to the conditions. */
  readonly settings: Settings;
}

/** Settings of a collection as a whole. */
export interface CollectionSettings {
  /** Validations across forms. */
  readonly checks?: readonly CollectionCheck[] | undefined;
  /** Signers with their conditions. */
  readonly signers?:
    | readonly { readonly id: string; readonly when?: Condition | undefined }[]
    | undefined;
}

/** Several forms with the conditions and checks between them. */
export interface CollectionModel<Settings extends ModelSettings = ModelSettings> {
  readonly forms: readonly CollectionModelForm<Settings>[];
  readonly checks: readonly CollectionCheck[];
  readonly conditions: VisibilityGraph;
}

const noQuestions: Form = { parameters: [] };

/**
 * Creates the model of a collection for `evaluateCollection`. Create it once, not per evaluation.
 * @throws ConditionError for an unknown or ambiguous name in a condition, a circular dependency,
 *   or a value that is not a condition.
 */
export const createCollectionModel = <Settings extends ModelSettings>(
  forms: readonly CollectionModelForm<Settings>[],
  { checks = [], signers = [] }: CollectionSettings = {},
): CollectionModel<Settings> => ({
  forms,
  checks,
  conditions: createVisibilityGraph([
    ...forms,
    // Models a signer as a form without questions.
    ...signers.map(({ id, when }) => ({ id, when, form: noQuestions })),
  ]),
});
