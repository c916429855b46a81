import { own } from "../../core/own.ts";
import type { AnswersAt } from "../collectedForms.ts";
import type { CollectionEntry } from "../entries.ts";
import type { AnswerOf } from "./collectionConditions.ts";

/** Looks up what conditions know of the answers to these forms, by the rule of `isAsked`: none of a parameter that is disabled by itself. */
export function heardIn(entries: readonly CollectionEntry[], answersAt: AnswersAt): AnswerOf {
  const forms = new Map(entries.map(({ id, given }) => [id, given]));
  return (id, name) => {
    const { fields = {}, disabled } = forms.get(id) ?? {};
    return disabled || !own(fields, name)?.disabled ? own(answersAt(id).values, name) : null;
  };
}
