import { isConfirmed, mergePrefill } from "../../core/model/prefill.ts";
import { getOwn } from "../../core/record.ts";
import type { Check } from "../../core/rules/rule.ts";
import { valueIssue } from "../../core/values/issue.ts";
import type { CollectionModel } from "../../core/model/collectionModel.ts";
import { type CollectionEvaluation, settingsAmong } from "../../core/model/evaluateCollection.ts";
import { resolveFieldSettings, type UnresolvedSettings } from "../../react/internal.ts";
import { type FormAnswers, noAnswers, sensitiveNames, textsIn } from "../answers/answers.ts";
import type { AnswerStore } from "../answers/restoredAnswers.ts";
import { filledNames, type Fills } from "../answers/signatureQuestions.ts";
import type { CollectionEntry } from "./collectionForm.ts";
import type { CollectedForm } from "./collectedForm.ts";
import type { Definition } from "./fetchedDefinitions.ts";
import { fingerprintOf } from "../../core/definition/fingerprint.ts";
import { formIdOf, itemTitle } from "../items/item.ts";

/** Returns the current answers to a form by its id. */
export type AnswersAt = (id: string) => FormAnswers;

/**
 * Creates a lookup of the current answers to each of these forms, else its initial answers. A form
 * without a definition is included.
 */
export function createAnswerLookup(
  store: AnswerStore,
  entries: readonly CollectionEntry[],
): AnswersAt {
  const initialOf = new Map(entries.map(({ id, options }) => [id, initialAnswers(options)]));
  return (id) => store.get(id) ?? initialOf.get(id) ?? noAnswers;
}

interface FormsOptions {
  readonly definitions: ReadonlyMap<string, Definition>;
  readonly settings: UnresolvedSettings;
  readonly model: CollectionModel<UnresolvedSettings>;
  /** Returns the evaluation of the collection with the current answers. */
  readonly now: () => CollectionEvaluation;
  readonly draftIds: ReadonlyMap<string, string>;
  readonly fills: Fills;
  readonly answersAt: AnswersAt;
}

/**
 * Returns the forms of a collection; those with a definition are ready to render. Each form reads
 * the answers to other forms lazily.
 */
export function collectedForms(
  entries: readonly CollectionEntry[],
  { definitions, settings, model, now, draftIds, fills, answersAt }: FormsOptions,
): readonly CollectedForm[] {
  const models = new Map(model.forms.map((one) => [one.id, one]));
  return entries.map((entry): CollectedForm => {
    const { id, options, blocking, item, isAdded } = entry;
    const own = formIdOf(entry);
    const modelForm = models.get(own);
    if (!modelForm?.form) return unavailableForm(entry, definitions.get(own));
    const { form } = modelForm;
    const confirmed = () => answersAt(id).confirmed;
    const resolved = withConfirmation(settingsAmong(model, modelForm, id, now), confirmed);
    const unfilled = { ...modelForm, settings: { ...modelForm.settings, when: undefined } };
    const defaults = initialAnswers(options);
    return {
      id,
      title: itemTitle(settings, options.title ?? form.description ?? own, item),
      blocking,
      minutes: options.minutes,
      item,
      status: "ready",
      form,
      settings: resolved,
      kept: {
        id: draftIds.get(id) ?? id,
        form,
        sensitive: sensitiveNames(form, resolved),
        defaults,
        settings: resolved,
        startedHere: isAdded,
      },
      defaults,
      filled: {
        names: filledNames(form, fills),
        settings: settingsAmong(model, unfilled, id, now),
      },
    };
  });
}

/**
 * Returns the draft ids of these forms. A form without an id is identified by its parameters,
 * because another form may have its index in the next visit. Equal forms get a number from the
 * second on.
 */
export function draftIdsOf(
  entries: readonly CollectionEntry[],
  definitions: ReadonlyMap<string, Definition>,
): ReadonlyMap<string, string> {
  const taken = new Map<string, number>();
  return new Map(
    entries.flatMap((entry): (readonly [string, string])[] => {
      const { id, options, item } = entry;
      if (item) return [[id, item.id]];
      const definition = definitions.get(formIdOf(entry));
      if (definition?.status !== "ready") return [];
      const own = options.id ?? definition.form.id ?? fingerprintOf(definition.form);
      const before = taken.get(own) ?? 0;
      taken.set(own, before + 1);
      return [[id, before === 0 ? own : `${own}-${before + 1}`]];
    }),
  );
}

const initialAnswers = (options: CollectionEntry["options"]): FormAnswers => ({
  values: textsIn(mergePrefill(options, options.defaultValues ?? {})),
  unread: noAnswers.unread,
});

/** Adds a check of `prefill.confirm`, which applies to forms that are not mounted, too. */
function withConfirmation(
  settings: UnresolvedSettings,
  confirmed: () => FormAnswers["confirmed"],
): UnresolvedSettings {
  const { prefill, checks = [] } = settings;
  if (!prefill?.confirm) return settings;
  const check: Check = (answers, { parameters }) =>
    parameters.flatMap((parameter) => {
      const { name } = parameter;
      const field = resolveFieldSettings(parameter, settings);
      const checked = { ...prefill, confirmed: confirmed() };
      return isConfirmed(checked, name, getOwn(answers, name), field) === false
        ? [{ name, ...valueIssue("customError", "unconfirmed") }]
        : [];
    });
  return { ...settings, checks: [...checks, check] };
}

/** Creates a form without a definition, which is loading or has failed. */
export function unavailableForm(
  entry: CollectionEntry,
  definition: Definition | undefined,
): CollectedForm {
  const { id, options, blocking, item } = entry;
  const title = options.title ?? formIdOf(entry);
  const place = { id, title, blocking, minutes: options.minutes, item };
  return definition?.status === "failed"
    ? { ...place, status: "failed", reason: definition.reason }
    : { ...place, status: "loading" };
}
