import type { Form, Parameter } from "../../core/definition/form.ts";
import { blocks } from "../../core/values/issue.ts";
import { getOwn, recordOf } from "../../core/record.ts";
import { snakeCase } from "../../core/values/snakeCase.ts";
import { resolveFieldSettings } from "../../react/internal.ts";
import { evaluate, createFormModel } from "../../core/model/evaluate.ts";
import { validateField } from "../../core/model/validateField.ts";
import type { FormAnswers } from "../answers/answers.ts";
import { restoredAnswers } from "../answers/restoredAnswers.ts";
import type { ReadyForm } from "./collectedForm.ts";
import type { FormCollectionApi } from "../contract.ts";
import { evaluationOf } from "../issues/formIssues.ts";

/** Parts of names that mean signing or consent, which is never prefilled. */
const signature = new RegExp(
  `(^|_)(${[
    "e?_?sign(ed|s|ature|atory|atures)?|initial(s|ed)?|oath|swear|sworn",
    "(attest|certif|agree|consent|acknowledge?|accept|declar|authori[sz]|affirm|perjur)[a-z]*",
  ].join("|")})(_|\\d|$)`,
);

/** A name that resembles a signature but is none. */
const ofName = /middle_initials?/;

const isOffered = ({ name }: Parameter): boolean =>
  !signature.test(snakeCase(name).replace(ofName, ""));

/**
 * Returns the percentage parameters of a form. Their answers never prefill other types: twenty
 * dollars are not twenty percent.
 */
const percentagesOf = ({ parameters }: Form): ReadonlySet<string> =>
  new Set(parameters.flatMap(({ name, type }) => (type === "percent" ? [name] : [])));

type Offering = Pick<FormCollectionApi, "forms" | "options" | "answersOf" | "left" | "passed">;

/**
 * Returns the initial answers of a form: its own and, for unanswered questions, those of questions
 * with the same name in other forms (WCAG 3.3.7, https://www.w3.org/TR/WCAG22/#redundant-entry).
 * The nearest previous form comes first. An answer must be valid here, and must not become less
 * sensitive.
 * @param before - the app's previous initial answers; the current ones replace those that are
 * unchanged
 */
export function prefillFromOtherForms(
  { forms, options, answersOf, left, passed }: Offering,
  ready: ReadyForm,
  before?: FormAnswers,
): FormAnswers {
  const { offers = isOffered } = options;
  const { form, kept, settings } = ready;
  const own = answersOf(ready);
  // After the user continued from a form, its empty answers stay empty.
  if (left.has(ready.id)) return own;
  const answers = before ? restoredAnswers(ready, { answers: own, defaults: before }) : own;
  const isRestored = passed.has(ready.id);
  const at = forms.findIndex(({ id }) => id === ready.id);
  const others = [...forms.slice(0, at).toReversed(), ...forms.slice(at + 1)].flatMap((other) =>
    // An item is about another person or thing.
    other.status === "ready" && !other.item
      ? [
          {
            values: evaluationOf(other, answersOf(other)).submitted(),
            sensitive: other.kept.sensitive,
            percentages: percentagesOf(other.form),
          },
        ]
      : [],
  );
  const { values, unread } = answers;
  const answered = new Set([
    ...(own.initiallyAnswered ?? []),
    ...Object.keys(values),
    ...Object.keys(unread),
  ]);
  const now = evaluate(createFormModel(form, settings), values).settings();
  const offered = form.parameters.flatMap((parameter): [string, string][] => {
    const { name, type } = parameter;
    if (answered.has(name)) return [];
    // Answers left empty in an earlier visit stay empty, except sensitive ones: no draft has them.
    if (isRestored && !kept.sensitive.has(name)) return [];
    const { readOnly, disabled, stored } = resolveFieldSettings(parameter, settings);
    if (readOnly || disabled || stored !== undefined || !offers(parameter)) return [];
    const fitting = others
      // A question that is not sensitive here would show and store a sensitive answer.
      .filter(({ sensitive }) => !sensitive.has(name) || kept.sensitive.has(name))
      .filter(({ percentages }) => percentages.has(name) === (type === "percent"))
      .flatMap(({ values }) => getOwn(values, name) ?? [])
      .find((value) => {
        const issue = validateField(parameter, value, now);
        return !issue || !blocks(issue);
      });
    return fitting === undefined ? [] : [[name, fitting]];
  });
  return {
    unread,
    values: recordOf([...Object.entries(values), ...offered]),
    confirmed: answers.confirmed,
    initiallyAnswered: [...answered, ...offered.map(([name]) => name)],
  };
}
