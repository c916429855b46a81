import { own } from "../../core/own.ts";
import { isHeard } from "../../react/store/isAsked.ts";
import type { AnswersAt } from "../collectedForms.ts";
import type { CollectionEntry } from "../entries.ts";
import type { AnswerOf } from "./collectionConditions.ts";

/** Looks up what conditions know of the answers to these forms. */
export function heardIn(entries: readonly CollectionEntry[], answersAt: AnswersAt): AnswerOf {
  const forms = new Map(entries.map(({ id, given }) => [id, given]));
  return (id, name) =>
    isHeard(forms.get(id) ?? {}, name) ? own(answersAt(id).values, name) : null;
}
