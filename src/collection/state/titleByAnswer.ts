import { getOwn } from "../../core/record.ts";
import type { FormAnswers } from "../answers/answers.ts";
import { submittedOf } from "../issues/formIssues.ts";
import type { CollectedForm } from "./collectedForm.ts";

/** A text that fits a heading and is no number, such as one of a date or a telephone. */
const nameLike = /^(?=.*\p{L}).{1,60}$/u;

/**
 * Titles the items of repeated forms by their first text answer that is not sensitive, "Leo" in place
 * of "Dependents, 2 of 3", unless two forms would have one title.
 */
export function titleByAnswer(
  forms: readonly CollectedForm[],
  answersAt: (id: string) => FormAnswers,
): readonly CollectedForm[] {
  const titled = forms.map((form) => {
    if (!form.item || form.status !== "ready") return form;
    const submitted = submittedOf(form, answersAt(form.id));
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
