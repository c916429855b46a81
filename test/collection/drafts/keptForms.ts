import { type Form, parseForm } from "parameter-form";
import {
  type FormAnswers,
  type KeptForm,
  sensitiveNames,
} from "../../../src/collection/answers/answers.ts";
import { createDrafts } from "../../../src/collection/drafts/createDrafts.ts";
import type { DraftOptions } from "../../../src/collection/drafts/draftState.ts";
import type { DraftStorage } from "../../../src/collection/drafts/draftStorage.ts";
import { recordOf } from "../../../src/core/record.ts";
import { questions } from "../../support/questions.ts";

/** A form of a collection with these questions, of which these and those of sensitive names are sensitive. */
export const keptForm = (lines: readonly string[], sensitive: readonly string[] = []): KeptForm =>
  kept(parseForm(questions(...lines)), sensitive);

export const kept = (form: Form, sensitive: readonly string[] = []): KeptForm => ({
  id: "w4",
  form,
  sensitive: new Set([...sensitive, ...sensitiveNames(form)]),
});

/** Answers without a prototype, from pairs. */
export const answersFrom = (
  values: Iterable<readonly [string, string]>,
  unread: Iterable<readonly [string, string]> = [],
): FormAnswers => ({ values: recordOf(values), unread: recordOf(unread) });

/** A page that keeps drafts there. */
export function page(storage: DraftStorage, options: DraftOptions = {}) {
  const { keeper, all, state, subscribe } = createDrafts(
    storage,
    options.owner ?? "",
    () => options,
  );
  return {
    ...keeper,
    state,
    subscribe,
    /** Keeps at once what is not kept yet. */
    flush: (isLeaving = false): void => all().forEach((draft) => draft.flush(isLeaving)),
    /** What another tab makes it do that kept or removed something. */
    look: (shouldNotify = true): void =>
      all().forEach((draft) => draft.checkStorage(shouldNotify ? {} : undefined)),
  };
}
