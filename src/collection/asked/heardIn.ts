import { own } from "../../core/own.ts";
import type { AnswersAt } from "../collectedForms.ts";
import type { CollectionEntry } from "../entries.ts";
import type { AnswerOf } from "./collectionConditions.ts";

/** Looks up what conditions know of the answers to these forms, by the rule of `isVisible`: none of a parameter that is disabled by itself. */
export const heardIn =
  (entries: readonly CollectionEntry[], answersAt: AnswersAt): AnswerOf =>
  (id, name) => {
    const { fields = {}, disabled } = entries.find((one) => one.id === id)?.given ?? {};
    return disabled || !own(fields, name)?.disabled ? own(answersAt(id).values, name) : null;
  };
