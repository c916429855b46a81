import { holds, type TestResult } from "../../core/model/condition.ts";
import { ownValue } from "../../core/record.ts";
import type { Acceptance } from "../answers/acceptance.ts";
import type { AnswersAt } from "../state/collectedForms.ts";
import type { CollectionEntry } from "../state/entries.ts";
import { type AnswerOf, testKey } from "../../document/check/collectionConditions.ts";

/**
 * Looks up what conditions know of the answers to these forms, by the rule of `visibleIn`: none of
 * a parameter that is disabled by itself. Of a form that was accepted, an answer that is not known
 * passes every test: what may have to be asked is asked.
 */
export const conditionAnswers =
  (
    entries: readonly CollectionEntry[],
    answersAt: AnswersAt,
    acceptedAs: (id: string) => Pick<Acceptance, "tests"> | undefined,
  ): AnswerOf =>
  (id, name) => {
    const { fields = {}, disabled } = entries.find((one) => one.id === id)?.options ?? {};
    const isHeard = disabled || !ownValue(fields, name)?.disabled;
    const answer = isHeard ? ownValue(answersAt(id).values, name) : null;
    const accepted = acceptedAs(id);
    if (!accepted) return answer;
    const { tests = {} } = accepted;
    const result: TestResult = (test) =>
      ownValue(tests, testKey(test)) ?? (answer === undefined || holds(test, () => answer));
    return result;
  };
