import { own, recordOf } from "../core/own.ts";
import type { ResolvedSettings } from "../react/settings.ts";
import { resolveSettings } from "../react/resolveSettings.ts";
import { type FormAnswers, noAnswers, sensitiveNames } from "./answers.ts";
import type { AnswerStore } from "./answerStore.ts";
import type { AnswerOf, Shows } from "./collectionConditions.ts";
import type { CollectedForm, CollectionEntry, ReadyForm } from "./collectionForm.ts";
import type { Definition } from "./useDefinitions.ts";

interface Room {
  readonly definitions: ReadonlyMap<string, Definition>;
  readonly settings: ResolvedSettings;
  readonly shows: Shows;
  readonly store: AnswerStore;
}

/** The forms of a collection, those that are there ready to be drawn. Each looks up the answers to the others when it asks for them. */
export function collectedForms(
  entries: readonly CollectionEntry[],
  { definitions, settings, shows, store }: Room,
): readonly CollectedForm[] {
  const defaults = new Map<string, FormAnswers>();
  const answerOf: AnswerOf = (form, name) =>
    own((store.get(form) ?? defaults.get(form) ?? noAnswers).values, name);
  return entries.map(({ id, given, blocking }): CollectedForm => {
    const definition = definitions.get(id);
    if (definition?.status !== "ready") {
      const place = { id, title: given.title ?? id, blocking };
      if (!definition || definition.status === "loading") return { ...place, status: "loading" };
      return { ...place, status: "failed", reason: definition.reason };
    }
    const { form } = definition;
    const when: ResolvedSettings["when"] = (name, answer) =>
      shows((other, asked) => (other === id ? answer(asked) : answerOf(other, asked)), id, name);
    const resolved = resolveSettings({ ...given, when }, settings);
    const begins = begun(given.defaultValues ?? {});
    const ready: ReadyForm = {
      id,
      title: given.title ?? form.description ?? id,
      blocking,
      status: "ready",
      form,
      settings: resolved,
      kept: {
        id,
        form,
        sensitive: sensitiveNames(form, resolved),
        defaults: begins,
        settings: resolved,
      },
      defaults: begins,
    };
    defaults.set(id, ready.defaults);
    return ready;
  });
}

const begun = (values: NonNullable<CollectionEntry["given"]["defaultValues"]>): FormAnswers => ({
  values: recordOf(
    Object.entries(values).flatMap(([name, value]) =>
      typeof value === "string" ? [[name, value] as const] : [],
    ),
  ),
  unread: recordOf([]),
});
