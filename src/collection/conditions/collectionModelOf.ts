import type { CollectionCheck } from "../../core/rules/rule.ts";
import { type CollectionModel, createCollectionModel } from "../../core/model/collectionModel.ts";
import { ConditionError } from "../../core/model/conditionReferences.ts";
import { lazy } from "../../core/model/evaluate.ts";
import {
  type CollectionEvaluation,
  evaluateCollection,
  type TestResults,
} from "../../core/model/evaluateCollection.ts";
import { getOwn, recordOf } from "../../core/record.ts";
import { type UnresolvedSettings, resolveSettings } from "../../react/internal.ts";
import { defaultValuesOf } from "../answers/answers.ts";
import { filledNames, type Fills } from "../answers/signatureQuestions.ts";
import type { AnswersAt } from "../state/collectedForms.ts";
import type { Definition } from "../state/fetchedDefinitions.ts";
import type { CollectionEntry } from "../state/collectionForm.ts";
import type { Signer } from "../signature.ts";

export interface CollectionModelOptions {
  readonly definitions: ReadonlyMap<string, Definition>;
  readonly settings: UnresolvedSettings;
  readonly fills: Fills;
  readonly checks?: readonly CollectionCheck[] | undefined;
  readonly signers?: readonly Pick<Signer, "id" | "when">[] | undefined;
}

/**
 * Creates the model of a collection from the available definitions. Only the forms in `entries` are
 * steps.
 * @throws ConditionError for invalid conditions, unless `unconditional`.
 */
export function collectionModelOf(
  all: readonly CollectionEntry[],
  entries: readonly CollectionEntry[],
  { definitions, settings, fills, checks, signers = [] }: CollectionModelOptions,
  unconditional = false,
): CollectionModel<UnresolvedSettings> {
  const steps = new Set(entries.map(({ id }) => id));
  const others = all.filter(({ id }) => !steps.has(id));
  const forms = [...entries, ...others].map(({ id, options }) => {
    const definition = definitions.get(id);
    const form = definition?.status === "ready" ? definition.form : null;
    const names = form && filledNames(form, fills);
    const { repeat, when, conditions, ...own } = options;
    return {
      id,
      form,
      repeat,
      ...(!unconditional && { when, conditions }),
      isStep: steps.has(id),
      settings: {
        ...resolveSettings(own, settings),
        when: names?.size ? (name: string) => !names.has(name) : undefined,
      },
    };
  });
  return createCollectionModel(forms, {
    checks,
    signers: unconditional ? signers.map(({ id }) => ({ id })) : signers,
  });
}

/**
 * Creates the model of a collection. If its conditions are invalid, `problem` is the error, and
 * everything is visible.
 */
export function modelOrProblem(
  all: readonly CollectionEntry[],
  entries: readonly CollectionEntry[],
  options: CollectionModelOptions,
): {
  readonly model: CollectionModel<UnresolvedSettings>;
  readonly problem: ConditionError | null;
} {
  try {
    return { model: collectionModelOf(all, entries, options), problem: null };
  } catch (error) {
    if (!(error instanceof ConditionError)) throw error;
    return { model: collectionModelOf(all, entries, options, true), problem: error };
  }
}

/**
 * Returns a getter of the evaluation with the current answers to the forms and items. The result is
 * cached until an answer or acceptance changes.
 */
export function evaluationNow(
  model: CollectionModel<UnresolvedSettings>,
  entries: readonly CollectionEntry[],
  answersAt: AnswersAt,
  accepted: (form: string) => TestResults | undefined,
): () => CollectionEvaluation<UnresolvedSettings> {
  const others = model.forms.filter(({ isStep }) => !isStep);
  const ids = [...entries, ...others].map(({ id }) => id);
  let cached:
    | {
        readonly inputs: readonly unknown[];
        readonly now: CollectionEvaluation<UnresolvedSettings>;
      }
    | undefined;
  return () => {
    const inputs = ids.flatMap((id) => [answersAt(id), accepted(id)]);
    if (!cached?.inputs.every((one, at) => one === inputs[at])) {
      const now = evaluateCollection(
        model,
        recordOf(ids.map((id) => [id, answersAt(id).values] as const)),
        {
          accepted,
          fieldsOf(id, { form, settings }) {
            const fields = lazy(() => defaultValuesOf(form, answersAt(id), settings));
            return (name) => getOwn(fields(), name);
          },
        },
      );
      cached = { inputs, now };
    }
    return cached.now;
  };
}
