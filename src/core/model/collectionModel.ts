import type { CollectionCheck } from "../checks/collectionCheck.ts";
import type { Condition } from "./condition.ts";
import type { Form } from "../definition/form.ts";
import { conditionGraph, type ConditionGraph } from "./conditionGraph.ts";
import type { ConditionedForm } from "./findTested.ts";
import type { ModelSettings } from "./settings.ts";

/** A form of a collection model. A condition of a form or of its questions may look at other forms. */
export interface CollectionModelForm<
  Settings extends ModelSettings = ModelSettings,
> extends ConditionedForm {
  /** As `createFormModel` takes them. A `when` among them hides more questions. */
  readonly settings: Settings;
}

/** Settings of a collection as a whole. */
export interface CollectionSettings {
  /** What answers to different forms must be together. */
  readonly checks?: readonly CollectionCheck[] | undefined;
  /** Those who may sign, and when. */
  readonly signers?:
    | readonly { readonly id: string; readonly when?: Condition | undefined }[]
    | undefined;
}

/** Several forms with the conditions and checks between them. */
export interface CollectionModel<Settings extends ModelSettings = ModelSettings> {
  readonly forms: readonly CollectionModelForm<Settings>[];
  readonly checks: readonly CollectionCheck[];
  readonly conditions: ConditionGraph;
}

const noQuestions: Form = { parameters: [] };

/**
 * Creates the model of a collection, which `evaluateCollection` takes. Create it once, not for each
 * evaluation.
 * @throws ConditionError for names in conditions that are nowhere or in several forms, for forms and
 * parameters that wait for each other, and for what is no condition.
 */
export const createCollectionModel = <Settings extends ModelSettings>(
  forms: readonly CollectionModelForm<Settings>[],
  { checks = [], signers = [] }: CollectionSettings = {},
): CollectionModel<Settings> => ({
  forms,
  checks,
  conditions: conditionGraph([
    ...forms,
    // A signer waits for answers as a form without questions does.
    ...signers.map(({ id, when }) => ({ id, when, form: noQuestions })),
  ]),
});
