import { getOwn } from "../../core/record.ts";
import type { TestResults } from "../../core/model/evaluateCollection.ts";
import type { UnresolvedSettings } from "../../react/internal.ts";
import type { FormAnswers } from "../answers/answers.ts";
import {
  type AnswerStore,
  createDraftRestorer,
  type RestoringState,
} from "../answers/restoredAnswers.ts";
import { evaluationNow, modelOrProblem } from "../conditions/collectionModelOf.ts";
import { visibleForms } from "../conditions/visibleForms.ts";
import type { FormCollectionOptions } from "../contract.ts";
import { evaluationOf } from "../issues/formIssues.ts";
import { createErrorReport } from "../issues/errorReport.ts";
import { acceptedInOtherTab } from "../receipt/receipt.ts";
import { createItems } from "../items/items.ts";
import { entriesAt } from "../steps/steps.ts";
import { createAnswerLookup, collectedForms, draftIdsOf } from "./collectedForms.ts";
import { type Definition, createDefinitions, type DefinitionState } from "./fetchedDefinitions.ts";
import { type CollectionEntry, createEntries } from "./collectionForm.ts";
import { type CollectedForm, type ReadyForm, ifReady } from "./collectedForm.ts";
import { keepEqual, memoizeLast, type Store } from "../support/store.ts";
import type { Acceptance, Acceptances } from "../answers/acceptanceRecord.ts";
import { noAttestation, signerIssues } from "../../document/schema/entryIds.ts";
import type { Signer } from "../signature.ts";

/** Options of a collection, with its settings resolved. */
export interface CollectionInput {
  readonly options: FormCollectionOptions;
  readonly settings: UnresolvedSettings;
}

export type FormsState = DefinitionState & RestoringState;

const noResults: TestResults = {};
const noDocument = { document: null, at: null };

/** Selects the options that apps write inline. Derived data is recomputed only when they differ. */
const keptOptions = (options: FormCollectionOptions) => ({
  forms: options.forms,
  steps: options.steps,
  checks: options.checks,
  fills: options.attestation?.fills,
  signers: options.signers?.map(({ id, when }) => ({ id, when })),
  isAttested: options.attestation !== undefined,
  accepted: options.accepted,
  drafted: options.draft?.accepted,
});

type KeptOptions = ReturnType<typeof keptOptions>;

/** Creates the forms of a collection: their definitions, items, drafts and conditions. */
export function createForms(answers: AnswerStore, state: Store<FormsState>) {
  const definitionsOf = createDefinitions(state);
  const restoring = createDraftRestorer(answers, state);
  const itemsOf = createItems(answers);
  const report = createErrorReport();
  /** Condition results of forms accepted on this page. They take precedence over earlier ones. */
  const results = new Map<string, TestResults>();

  const keep = keepEqual<KeptOptions>();
  const entriesIn = memoizeLast(createEntries);
  const entriesOfSteps = memoizeLast(entriesAt);
  const placedIn = memoizeLast(
    (
      all: readonly CollectionEntry[],
      entries: readonly CollectionEntry[],
      items: readonly CollectionEntry[],
      definitions: ReadonlyMap<string, Definition>,
      settings: UnresolvedSettings,
      { checks, fills, signers = [], isAttested, accepted, drafted }: KeptOptions,
    ) => {
      assertSigners(signers, isAttested, all);
      const answersAt = createAnswerLookup(answers, [...all, ...items]);
      const draftIds = draftIdsOf(items, definitions);
      const acceptances = acceptedBefore(draftIds, accepted, drafted);
      const about = { definitions, settings, fills };
      const { model, problem } = modelOrProblem(all, entries, { ...about, checks, signers });
      const now = evaluationNow(model, items, answersAt, (id) => {
        const before = acceptances.get(id);
        return results.get(id) ?? (before && (before.tests ?? noResults));
      });
      const placed = collectedForms(items, { ...about, model, now, draftIds, answersAt });
      return {
        answersAt,
        draftIds,
        problem,
        now,
        placed,
        /** Forms that were accepted in another visit or tab. */
        before: new Map(
          placed.flatMap((form) => {
            const found = acceptances.get(form.id);
            return found ? [[form.id, acceptedInOtherTab(form, found)] as const] : [];
          }),
        ),
      };
    },
  );

  return {
    read({ options, settings }: CollectionInput) {
      const { draft, step, client: source, lang } = options;
      const kept = keep(keptOptions(options));
      const all = entriesIn(kept.forms);
      const entries = entriesOfSteps(all, kept.steps);
      const restored = restoring.read(draft);
      const itemsState = itemsOf(entries, {
        settings,
        draft,
        restored,
        step,
        accepted: kept.accepted,
      });
      const asking = { entries, source, lang, settings, onEvent: options.onEvent };
      const definitions = definitionsOf.read(all);
      const forms = placedIn(all, entries, itemsState.entries, definitions, settings, kept);
      const { draftIds, problem, now, placed, answersAt } = forms;
      const titled = titleByAnswer(placed, answersAt);
      /** Forms with a definition, visible or not. */
      const known = titled.flatMap(ifReady);
      const { ids, visibleNow } = visibleForms(
        titled.map((form): CollectedForm =>
          form.status !== "ready" || restored.isRestored(form.id)
            ? form
            : { ...form, status: "loading" },
        ),
        { now, step, repeated: itemsState.forms },
      );
      return {
        ...forms,
        known,
        entries,
        itemsState,
        definitions,
        visibleNow,
        /** Ids of the restored forms. */
        restoredIds: restored.restoredIds,
        /** Ids of forms that another visit or tab sent, and whose result is unknown. */
        doubted: [...draftIds].flatMap(([id, own]) => (draft?.unsure?.includes(own) ? [id] : [])),
        version: (): string => `${state.revision()} ${JSON.stringify(ids())} ${itemsState.text()}`,
        /** Restores drafts, fetches definitions and reports errors. */
        follow(): void {
          restoring.follow(draft, [...itemsState.lists, ...known]);
          definitionsOf.follow(asking);
          const { onFormError } = options;
          for (const { id } of entries) {
            const one = definitions.get(id);
            if (one?.status === "failed") report(onFormError, id, one.error, one.isMistake);
          }
          if (problem) report(onFormError, null, problem, true);
        },
        /** Ends the drafts of a collection that is completely accepted. */
        end(unsent: readonly ReadyForm[]): void {
          // Answers of forms that are no longer visible are removed, too.
          for (const { kept } of unsent) draft?.clear(kept);
          // The lists of items are stored as accepted, so that the drafts' status becomes `none`. A
          // draft that stores no acceptances removes them.
          for (const { kept } of itemsState.known)
            if (draft?.once) void draft.once(kept, async () => noDocument);
            else draft?.clear(kept);
        },
        reload(): void {
          definitionsOf.reload();
          restoring.retry(itemsState.lists);
        },
      };
    },
    results,
    revalidate: definitionsOf.revalidate,
    stop: definitionsOf.stop,
  };
}

/** Matches a text that is short enough for a heading and contains a letter. */
const nameLike = /^(?=.*\p{L}).{1,60}$/u;

/**
 * Titles the items of repeated forms by their first text answer that is not sensitive, "Leo" in
 * place of "Dependents, 2 of 3", unless two forms would have the same title.
 */
function titleByAnswer(
  forms: readonly CollectedForm[],
  answersAt: (id: string) => FormAnswers,
): readonly CollectedForm[] {
  const titled = forms.map((form) => {
    if (!form.item || form.status !== "ready") return form;
    const submitted = evaluationOf(form, answersAt(form.id)).submitted();
    const textOf = (name: string): string => getOwn(submitted, name) ?? "";
    const found = form.form.parameters.find(
      ({ name, type }) =>
        type === "string" && !form.kept.sensitive.has(name) && nameLike.test(textOf(name)),
    );
    return found ? { ...form, title: textOf(found.name) } : form;
  });
  const titles = titled.map(({ title }) => title);
  return titled.map((form, at) =>
    titles.indexOf(form.title) === titles.lastIndexOf(form.title) ? form : (forms[at] ?? form),
  );
}

/**
 * Returns the forms accepted in another visit or tab, according to the app (`known`, by form id)
 * and the draft (`kept`, by draft id).
 */
function acceptedBefore(
  draftIds: ReadonlyMap<string, string>,
  known: Readonly<Record<string, Partial<Acceptance>>> = {},
  kept: Acceptances = {},
): ReadonlyMap<string, Partial<Acceptance>> {
  const accepted = new Map<string, Partial<Acceptance>>();
  for (const [id, own] of draftIds) {
    const found = getOwn(kept, own);
    if (found) accepted.set(id, found);
  }
  for (const [id, one] of Object.entries(known))
    accepted.set(id, { ...one, tests: one.tests ?? accepted.get(id)?.tests });
  return accepted;
}

/**
 * Validates the signers.
 * @throws RangeError for duplicate ids, an id of a form, or signers without an attestation.
 */
function assertSigners(
  signers: readonly Pick<Signer, "id">[],
  isAttested: boolean,
  entries: readonly CollectionEntry[],
): void {
  if (signers.length > 0 && !isAttested) throw new RangeError(noAttestation);
  const ids = entries.map(({ id }) => id);
  const [issue] = signerIssues(signers, ids);
  if (issue) throw new RangeError(issue.message);
}
