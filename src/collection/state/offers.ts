import type { Form, Parameter } from "../../core/definition/form.ts";
import { blocks } from "../../core/values/issue.ts";
import { ownValue, recordOf } from "../../core/record.ts";
import { snakeCase } from "../../core/values/snakeCase.ts";
import { fieldSettings } from "../../react/internal.ts";
import { evaluate } from "../../core/model/evaluate.ts";
import { validateField } from "../../core/model/field.ts";
import { createFormModel } from "../../core/model/formModel.ts";
import type { FormAnswers } from "../answers/answers.ts";
import { restoredIn } from "../answers/restoredAnswers.ts";
import type { ReadyForm } from "./entries.ts";
import type { FormCollectionApi } from "../contract.ts";
import { submittedOf } from "../issues/formIssues.ts";

/** Words of names that say that a person signs or agrees, which is never done for them. */
const signature = new RegExp(
  `(^|_)(${[
    "e?_?sign(ed|s|ature|atory|atures)?|initial(s|ed)?|oath|swear|sworn",
    "(attest|certif|agree|consent|acknowledge?|accept|declar|authori[sz]|affirm|perjur)[a-z]*",
  ].join("|")})(_|\\d|$)`,
);

/** What looks like a signature and is none. */
const ofName = /middle_initials?/;

const isOffered = ({ name }: Parameter): boolean =>
  !signature.test(snakeCase(name).replace(ofName, ""));

/**
 * The questions of a form that ask for a percentage: twenty dollars are no twenty percent, however
 * a question is called.
 */
const percentagesOf = ({ parameters }: Form): ReadonlySet<string> =>
  new Set(parameters.flatMap(({ name, type }) => (type === "percent" ? [name] : [])));

type Offering = Pick<FormCollectionApi, "forms" | "options" | "answersOf" | "left" | "passed">;

/**
 * The answers that a form begins with: its own and, to what is not answered, those that a question
 * of the same name got in another form, the nearest before it first, where they fit and are not
 * more sensitive there (WCAG 3.3.7, https://www.w3.org/TR/WCAG22/#redundant-entry). `before` is
 * what the app had it begin with until now: what nobody has changed of that becomes what the app
 * says now.
 */
export function beginningOf(
  { forms, options, answersOf, left, passed }: Offering,
  ready: ReadyForm,
  before?: FormAnswers,
): FormAnswers {
  const { offers = isOffered } = options;
  const { form, kept, settings } = ready;
  const own = answersOf(ready);
  // Where a person went on, what they left empty or took back is theirs.
  if (left.has(ready.id)) return own;
  const answers = before ? restoredIn(ready, { answers: own, defaults: before }) : own;
  const isRestored = passed.has(ready.id);
  const at = forms.findIndex(({ id }) => id === ready.id);
  const others = [...forms.slice(0, at).toReversed(), ...forms.slice(at + 1)].flatMap((other) =>
    // A round is about somebody or something else than what is asked elsewhere.
    other.status === "ready" && !other.round
      ? [
          {
            values: submittedOf(other, answersOf(other)),
            sensitive: other.kept.sensitive,
            percentages: percentagesOf(other.form),
          },
        ]
      : [],
  );
  const { values, unread } = answers;
  const answered = new Set([...(own.begun ?? []), ...Object.keys(values), ...Object.keys(unread)]);
  const now = evaluate(createFormModel(form, settings), values).settings();
  const offered = form.parameters.flatMap((parameter): [string, string][] => {
    const { name, type } = parameter;
    if (answered.has(name)) return [];
    // So is what they left empty in an earlier visit, but for what no visit keeps.
    if (isRestored && !kept.sensitive.has(name)) return [];
    const { readOnly, disabled, stored } = fieldSettings(parameter, settings);
    if (readOnly || disabled || stored !== undefined || !offers(parameter)) return [];
    const fitting = others
      // Where a question is not known as sensitive, what it holds is shown and kept.
      .filter(({ sensitive }) => !sensitive.has(name) || kept.sensitive.has(name))
      .filter(({ percentages }) => percentages.has(name) === (type === "percent"))
      .flatMap(({ values }) => ownValue(values, name) ?? [])
      .find((value) => {
        const issue = validateField(parameter, value, now);
        return !issue || !blocks(issue);
      });
    return fitting === undefined ? [] : [[name, fitting]];
  });
  return {
    unread,
    values: recordOf([...Object.entries(values), ...offered]),
    begun: [...answered, ...offered.map(([name]) => name)],
  };
}
