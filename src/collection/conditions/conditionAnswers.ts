import { ownValue } from "../../core/record.ts";
import type { AnswersAt } from "../collectedForms.ts";
import type { CollectionEntry } from "../entries.ts";
import type { AnswerOf } from "../../document/collectionConditions.ts";

/**
 * Looks up what conditions know of the answers to these forms, by the rule of `visibleIn`: none of
 * a parameter that is disabled by itself.
 */
export const conditionAnswers =
  (entries: readonly CollectionEntry[], answersAt: AnswersAt): AnswerOf =>
  (id, name) => {
    const { fields = {}, disabled } = entries.find((one) => one.id === id)?.options ?? {};
    return disabled || !ownValue(fields, name)?.disabled
      ? ownValue(answersAt(id).values, name)
      : null;
  };
