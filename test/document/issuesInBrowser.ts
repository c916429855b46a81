import { type Collection, collectionProps } from "parameter-form/document";
import {
  createAnswerLookup,
  collectedForms,
  draftIdsOf,
} from "../../src/collection/state/collectedForms.ts";
import {
  collectionModelOf,
  evaluationNow,
} from "../../src/collection/conditions/collectionModelOf.ts";
import { createAnswerStore } from "../../src/collection/answers/restoredAnswers.ts";
import { noAnswers, textsIn } from "../../src/collection/answers/answers.ts";
import { parseDefinition } from "../../src/collection/state/fetchedDefinitions.ts";
import { createEntries } from "../../src/collection/state/collectionForm.ts";
import { ifReady } from "../../src/collection/state/collectedForm.ts";
import { issuesIn } from "../../src/collection/issues/formIssues.ts";
import { formIdOf } from "../../src/collection/items/item.ts";
import { itemEntries } from "../../src/collection/items/items.ts";
import { resolveSettings } from "../../src/react/settings/resolveSettings.ts";

type Answers = Readonly<Record<string, Readonly<Record<string, string>>>>;

/**
 * What a collection on a page finds before it sends these answers, as `form.name reason`: what
 * `<FormCollection>` does, without a page.
 */
export function issuesInBrowser(document: Collection, answers: Answers): readonly string[] {
  const { whatNext: _, variant: _variant, ...props } = collectionProps(document);
  const all = createEntries(props.forms);
  const store = createAnswerStore(() => undefined);
  for (const [id, values] of Object.entries(answers))
    store.set(id, { ...noAnswers, values: textsIn(values) });
  const numbersOf = (form: string) =>
    Object.keys(answers).flatMap((id) => {
      const [own, number = "1"] = id.split("~");
      return own === form ? [Number(number)] : [];
    });
  const entries = itemEntries(
    all,
    (form) => (numbersOf(form).length > 0 ? numbersOf(form) : [1]),
    () => false,
  );
  const definitions = new Map(
    all.map(({ id, options }) => [id, parseDefinition(options.form, options)]),
  );
  const answersAt = createAnswerLookup(store, [...all, ...entries]);
  const settings = resolveSettings({ ...props, checks: undefined });
  const options = { definitions, settings, fills: undefined };
  const model = collectionModelOf(all, all, { ...options, checks: props.checks });
  const now = evaluationNow(model, entries, answersAt, () => undefined);
  const draftIds = draftIdsOf(entries, definitions);
  const forms = collectedForms(entries, { ...options, model, now, draftIds, answersAt });
  const { isVisible } = now();
  return forms
    .flatMap(ifReady)
    .filter((form) => isVisible(formIdOf(form)) && !form.settings.disabled)
    .flatMap((form) =>
      issuesIn(form, answersAt(form.id)).map(
        ({ name, reason }) => `${form.id}.${name ?? ""} ${reason}`,
      ),
    );
}
