import { beginsWith } from "../../core/model/prefill.ts";
import type { CollectionModel } from "../../core/model/collectionModel.ts";
import { type CollectionEvaluation, settingsAmong } from "../../core/model/evaluateCollection.ts";
import { type GivenSettings } from "../../react/internal.ts";
import { type FormAnswers, noAnswers, sensitiveNames, textsIn } from "../answers/answers.ts";
import type { AnswerStore } from "../answers/answerStore.ts";
import { filledNames, type Fills } from "../answers/fills.ts";
import { type CollectedForm, type CollectionEntry } from "./entries.ts";
import type { Definition } from "./definition.ts";
import { fingerprintOf } from "../../core/definition/diff/fingerprint.ts";
import { absentForm } from "../rounds/absentForm.ts";
import { formIdOf } from "../rounds/round.ts";
import { roundTitle } from "../rounds/roundTitle.ts";

/** The answers to a form as they are now, by its id. */
export type AnswersAt = (id: string) => FormAnswers;

/**
 * Looks up the answers to all of these forms, whether they are there or not: those that were given,
 * else those that it begins with.
 */
export function answersIn(store: AnswerStore, entries: readonly CollectionEntry[]): AnswersAt {
  const begins = new Map(entries.map(({ id, options }) => [id, begun(options)]));
  return (id) => store.get(id) ?? begins.get(id) ?? noAnswers;
}

interface FormsOptions {
  readonly definitions: ReadonlyMap<string, Definition>;
  readonly settings: GivenSettings;
  readonly model: CollectionModel<GivenSettings>;
  /** The collection with the answers as they are now. */
  readonly now: () => CollectionEvaluation;
  /** The id of each form's draft. */
  readonly draftIds: ReadonlyMap<string, string>;
  readonly fills: Fills;
}

/**
 * The forms of a collection, those that are there ready to be drawn. Each looks up the answers to
 * the others when it asks for them.
 */
export function collectedForms(
  entries: readonly CollectionEntry[],
  { definitions, settings, model, now, draftIds, fills }: FormsOptions,
): readonly CollectedForm[] {
  const models = new Map(model.forms.map((one) => [one.id, one]));
  return entries.map((entry): CollectedForm => {
    const { id, options, blocking, round, isAdded } = entry;
    const own = formIdOf(entry);
    const asked = models.get(own);
    if (!asked?.form) return absentForm(entry, definitions.get(own));
    const { form } = asked;
    const resolved = settingsAmong(model, asked, id, now);
    const unfilled = { ...asked, settings: { ...asked.settings, when: undefined } };
    const begins = begun(options);
    return {
      id,
      title: roundTitle(settings, options.title ?? form.description ?? own, round),
      blocking,
      minutes: options.minutes,
      round,
      status: "ready",
      form,
      settings: resolved,
      kept: {
        id: draftIds.get(id) ?? id,
        form,
        sensitive: sensitiveNames(form, resolved),
        defaults: begins,
        settings: resolved,
        begunHere: isAdded,
      },
      defaults: begins,
      filled: {
        names: filledNames(form, fills),
        settings: settingsAmong(model, unfilled, id, now),
      },
    };
  });
}

/**
 * Returns what the drafts of these forms are found by. A form without an id is known by its
 * parameters, not by its place, where another form may be next time; of two that are alike, the
 * second by that, too.
 */
export function draftIdsOf(
  entries: readonly CollectionEntry[],
  definitions: ReadonlyMap<string, Definition>,
): ReadonlyMap<string, string> {
  const taken = new Map<string, number>();
  return new Map(
    entries.flatMap((entry): (readonly [string, string])[] => {
      const { id, options, round } = entry;
      if (round) return [[id, round.id]];
      const definition = definitions.get(formIdOf(entry));
      if (definition?.status !== "ready") return [];
      const own = options.id ?? definition.form.id ?? fingerprintOf(definition.form);
      const before = taken.get(own) ?? 0;
      taken.set(own, before + 1);
      return [[id, before === 0 ? own : `${own}-${before + 1}`]];
    }),
  );
}

const begun = (options: CollectionEntry["options"]): FormAnswers => ({
  values: textsIn(beginsWith(options, options.defaultValues ?? {})),
  unread: noAnswers.unread,
});
