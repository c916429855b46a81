import fc from "fast-check";
import {
  checkCollection,
  type Collection,
  diffCollection,
  safeParseCollection,
} from "parameter-form/document";
import { expect, test } from "vitest";
import { createCollectionModel } from "../../../src/core/model/collectionModel.ts";
import { evaluateCollection } from "../../../src/core/model/evaluateCollection.ts";
import { recordOf } from "../../../src/core/record.ts";
import { formsToCheck } from "../../../src/document/check/formsToCheck.ts";
import { collectionProps } from "../../../src/document/read/collectionProps.ts";
import { holds } from "../../core/holds.ts";
import { collectionRevisions, someAnswers } from "./collectionRevisions.ts";

/** What is sent of a collection: nothing that is not said in it. */
const sent = (json: unknown): unknown => JSON.parse(JSON.stringify(json));

type Answers = Readonly<Record<string, Readonly<Record<string, string | undefined>>>>;

const breaking: readonly string[] = ["breaks answers", "asks again"];

/** The answers to what is asked where these are given: all that an app keeps. */
function visibleAnswers(collection: Collection, answers: Answers): Answers {
  const model = createCollectionModel(formsToCheck(collectionProps(collection, undefined), {}));
  const visible = evaluateCollection(model, answers).submitted();
  // What was asked because of an answer that is not kept, as of a disabled form, is not asked.
  return JSON.stringify(visible) === JSON.stringify(answers)
    ? visible
    : visibleAnswers(collection, visible);
}

/** Answers without those that are refused. */
function mended(collection: Collection, answers: Answers): Answers {
  const issues = checkCollection(collection, answers);
  const kept = Object.entries(answers)
    .filter(([id]) => !issues.some(({ form, name }) => form === id && name === null))
    .map(([id, given]) => {
      const right = Object.entries(given).filter(
        ([name]) => !issues.some((issue) => issue.form === id && issue.name === name),
      );
      return [id, recordOf(right)] as const;
    });
  return recordOf(kept);
}

let [compatible, accepted] = [0, 0];

test("a compatible change of a collection accepts all answers that were valid", () => {
  holds(
    fc.property(
      collectionRevisions,
      fc.array(someAnswers, { minLength: 4, maxLength: 4 }),
      (revision, tries) => {
        const [before, now] = revision.map(sent);
        const [old, next] = [safeParseCollection(before), safeParseCollection(now)];
        if (!old.ok || !next.ok) return;
        const changes = diffCollection(before, now);
        if (changes.some((change) => breaking.includes(change.class))) return;
        compatible++;
        for (const given of tries) {
          const answers = visibleAnswers(old.collection, mended(old.collection, given));
          if (checkCollection(old.collection, answers).length > 0) continue;
          accepted++;
          expect(checkCollection(next.collection, answers)).toEqual([]);
        }
      },
    ),
    { runs: 1500 },
  );
  expect(compatible).toBeGreaterThan(50);
  expect(accepted).toBeGreaterThan(50);
});
