import { shownBy, whenAmong } from "../../core/model/visibility.ts";
import { recordOf } from "../../core/record.ts";
import { beginsWith, type GivenSettings, resolveSettings } from "../../react/internal.ts";
import { type Fills, filledNames } from "../answers/fills.ts";
import { type FormAnswers, noAnswers, sensitiveNames, textsIn } from "../answers/answers.ts";
import type { AnswerStore } from "../answers/answerStore.ts";
import type { AnswerOf, Shows } from "../../document/check/collectionConditions.ts";
import { type CollectedForm, type CollectionEntry, ifReady } from "./entries.ts";
import {
  type CollectionAnswers,
  type CollectionCheck,
  checksAt,
} from "../../core/checks/collectionCheck.ts";
import { submittedOf } from "../issues/formIssues.ts";
import type { Definition } from "./definition.ts";
import { fingerprintOf } from "../../core/definition/diff/fingerprint.ts";
import { absentForm } from "../rounds/absentForm.ts";
import { formIdOf } from "../rounds/round.ts";
import { roundTitle } from "../rounds/roundTitle.ts";

interface FormsOptions {
  readonly definitions: ReadonlyMap<string, Definition>;
  readonly settings: GivenSettings;
  readonly shows: Shows;
  /** The id of each form's draft. */
  readonly draftIds: ReadonlyMap<string, string>;
  readonly fills: Fills;
  /** Looks up what conditions know of the answers to the other forms. */
  readonly heard: AnswerOf;
  readonly answersAt: AnswersAt;
  /** What answers to different forms must be together. */
  readonly checks: readonly CollectionCheck[] | undefined;
}

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

/**
 * The forms of a collection, those that are there ready to be drawn. Each looks up the answers to
 * the others when it asks for them.
 */
export function collectedForms(
  entries: readonly CollectionEntry[],
  { definitions, settings, shows, draftIds, heard, answersAt, checks = [], fills }: FormsOptions,
): readonly CollectedForm[] {
  const ids = [...new Set([...definitions.keys(), ...entries.map(({ id }) => id)])];
  let cached:
    | { readonly held: readonly FormAnswers[]; readonly now: CollectionAnswers }
    | undefined;
  /** Each item asks for the same, so it is found out once while no answer changes. */
  const answersNow = (): CollectionAnswers => {
    const held = ids.map(answersAt);
    if (!cached?.held.every((one, at) => one === held[at])) cached = { held, now: submittedNow() };
    return cached.now;
  };
  const submittedNow = (): CollectionAnswers => {
    const isShown = shows(heard);
    const asked = forms.flatMap(ifReady).filter((ready) => isShown(formIdOf(ready)));
    return recordOf(asked.map((ready) => [ready.id, submittedOf(ready, answersAt(ready.id))]));
  };
  const forms = entries.map((entry): CollectedForm => {
    const { id, options, blocking, round, isAdded } = entry;
    const own = formIdOf(entry);
    const definition = definitions.get(own);
    if (definition?.status !== "ready") return absentForm(entry, definition);
    const { form } = definition;
    const when = whenAmong((answer) => {
      const isShown = shows((other, asked) =>
        other === own ? answer(asked) : heard(other, asked),
      );
      return (name) => isShown(own, name);
    });
    const whole = resolveSettings({ ...options, when }, settings);
    const names = filledNames(form, fills);
    const resolved: GivenSettings = {
      ...whole,
      when: whenAmong((answer) => {
        const isShown = shownBy(when, answer);
        return (name) => !names.has(name) && isShown(name);
      }),
      ...(checks.length > 0 && {
        checks: [...(options.checks ?? []), ...checksAt(id, checks, answersNow)],
      }),
    };
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
      filled: { names, settings: whole },
    };
  });
  return forms;
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
