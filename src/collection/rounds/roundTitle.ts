import { type CollectionLanguage, collectionText } from "../collectionWords.ts";
import { numberText } from "../../core/messages/defineMessages.ts";
import { ownValue } from "../../core/record.ts";
import type { FormAnswers } from "../answers/answers.ts";
import { submittedOf } from "../issues/formIssues.ts";
import type { CollectedForm, ReadyForm } from "../state/entries.ts";
import type { Round } from "./round.ts";

/** "Dependents, 2 of 3"; the title alone of a form that does not repeat. */
export const roundTitle = (
  language: CollectionLanguage,
  title: string,
  round: Round | undefined,
): string =>
  round
    ? collectionText(language, "roundTitle", {
        title,
        number: numberText(language, round.number),
        total: numberText(language, round.total),
      })
    : title;

/** A text that fits a heading and is no number, such as one of a date or a telephone. */
const nameLike = /^(?=.*\p{L}).{1,60}$/u;

const nameIn = (ready: ReadyForm, answers: FormAnswers): string | undefined => {
  const submitted = submittedOf(ready, answers);
  return ready.form.parameters
    .filter(({ name, type }) => type === "string" && !ready.kept.sensitive.has(name))
    .map(({ name }) => ownValue(submitted, name)?.trim() ?? "")
    .find((text) => nameLike.test(text));
};

/**
 * Titles the items of repeated forms by their first text answer that is not sensitive, "Leo" in place
 * of "Dependents, 2 of 3", unless two items of a form would have one title.
 */
export function titleByAnswer(
  forms: readonly CollectedForm[],
  answersAt: (id: string) => FormAnswers,
): readonly CollectedForm[] {
  const named = forms.map((form) => ({
    form,
    of: form.round?.form,
    name: form.round && form.status === "ready" ? nameIn(form, answersAt(form.id)) : undefined,
  }));
  return named.map(({ form, of, name }) => {
    const alike = named.filter((other) => other.of === of && other.name === name);
    return name === undefined || alike.length > 1 ? form : { ...form, title: name };
  });
}
