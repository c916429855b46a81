import { unreadMessages } from "../../core/messages/readFailure.ts";
import type { AnsweredValues, UnknownValues } from "../../core/definition/form.ts";
import { issuesOf, type SubmitIssue } from "../../react/internal.ts";
import { evaluate, createFormModel } from "../../core/model/evaluate.ts";
import { defaultValuesOf, type FormAnswers } from "../answers/answers.ts";
import type { ResolvedSettings } from "../../react/index.ts";
import type { CollectedForm, ReadyForm } from "../state/collectedForm.ts";
import type { CollectionIssue } from "./collectionIssue.ts";

/** Returns the value of each field, mounted or not. */
const fieldValues = ({ form, settings }: ReadyForm, answers: FormAnswers): UnknownValues =>
  defaultValuesOf(form, answers, settings);

/** Returns the issues of these answers, in the order of the fields. */
export const issuesIn = (ready: ReadyForm, answers: FormAnswers): readonly SubmitIssue[] =>
  issuesOf(ready, fieldValues(ready, answers));

/** Returns the issues of a form, or a single issue if it has no definition. */
export function issuesAt(form: CollectedForm, answers: FormAnswers): readonly CollectionIssue[] {
  if (form.status === "ready")
    return issuesIn(form, answers).map((issue) => ({ form: form.id, ...issue }));
  const reason = form.status === "failed" ? form.reason : "loading";
  const format = (now: ResolvedSettings) => ({
    children: `${form.title}: ${unreadMessages(now, reason).children}`,
  });
  return [{ form: form.id, name: null, reason, format }];
}

/** Returns the submitted values of these answers. */
export const submittedOf = (ready: ReadyForm, answers: FormAnswers): AnsweredValues =>
  evaluate(createFormModel(ready.form, ready.settings), fieldValues(ready, answers)).submitted();
