import type { Form, Parameter } from "../../core/form.ts";
import { bareLabel } from "../../core/labelled.ts";
import type { ResolvedSettings } from "../settings/settings.ts";
import { words } from "../settings/text.ts";
import type { SubmitIssue } from "./summary.ts";

/** What a question takes, whatever the words that it is asked in. */
const askedOf = (parameter: Parameter): string =>
  JSON.stringify([
    parameter.type,
    parameter.required,
    parameter.type === "select" && parameter.options.map(({ value }) => value),
  ]);

/**
 * What a person is told whose form asks other questions by now, a line each: that it has changed,
 * each new question, and those that are gone. Nothing where it asks the same, as in another
 * language.
 */
function formChanges(before: Form, now: Form): readonly SubmitIssue[] {
  const old = new Map(before.parameters.map((one) => [one.name, one]));
  const names = new Set(now.parameters.map(({ name }) => name));
  const gone = before.parameters.filter(({ name }) => !names.has(name));
  const isSame = (one: Parameter): boolean => {
    const other = old.get(one.name);
    return other !== undefined && askedOf(one) === askedOf(other);
  };
  if (gone.length === 0 && now.parameters.every(isSame)) return [];
  const added = now.parameters.filter(({ name }) => !old.has(name));
  return [
    { name: null, say: (settings) => words(settings, "formChanged") },
    ...added.map(({ name, label }): SubmitIssue => ({
      name,
      say: (settings, parameters) =>
        words(settings, "newQuestion", {
          label: bareLabel(parameters?.get(name)?.label ?? label),
        }),
    })),
    ...(gone.length > 0 ? [{ name: null, say: saidGone(gone) }] : []),
  ];
}

const saidGone = (gone: readonly Parameter[]) => (settings: ResolvedSettings) => {
  const list = new Intl.ListFormat(settings.locale, { type: "conjunction" });
  const labels = list.format(new Set(gone.map(({ label }) => bareLabel(label))));
  return words(settings, "goneQuestions", { labels });
};

/**
 * What a submission was refused with, by a form that may be another `now`: what was refused of the
 * old one as a whole gives way to what has changed.
 */
export function refusalsNow(
  refusals: readonly SubmitIssue[],
  before: Form,
  now: Form,
): readonly SubmitIssue[] {
  const changes = formChanges(before, now);
  if (changes.length === 0) return refusals;
  return [...changes, ...refusals.filter(({ name }) => name !== null)];
}
