import { unreadMessages } from "../../core/messages/readFailure.ts";
import type { UnknownValues } from "../../core/definition/form.ts";
import { issuesOf, type SubmitIssue, type UnresolvedSettings } from "../../react/internal.ts";
import { type Evaluation, evaluate, createFormModel } from "../../core/model/evaluate.ts";
import { defaultValuesOf, type FormAnswers } from "../answers/answers.ts";
import type { ResolvedSettings, MessageProps } from "../../react/index.ts";
import type { CollectedForm, ReadyForm } from "../state/collectedForm.ts";
import { collectionMessage } from "../collectionMessages.ts";
import { numberText } from "../../core/messages/defineMessages.ts";
import type { RepeatedForm } from "../items/repeatedForms.ts";

/** An issue that blocks submission, with the id of its form. */
export interface CollectionIssue extends SubmitIssue {
  readonly form: string;
}

/**
 * Issues of the last attempt. `count` increases with each failure, so that the summary takes focus
 * again.
 */
export interface CollectionFailure {
  readonly issues: readonly CollectionIssue[];
  readonly count: number;
}

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

/** Evaluates a form with these answers. */
export const evaluationOf = (ready: ReadyForm, answers: FormAnswers): Evaluation =>
  evaluate(createFormModel(ready.form, ready.settings), fieldValues(ready, answers));

interface MissingItems extends CollectionIssue {
  format(this: void, settings: UnresolvedSettings): MessageProps;
}

/** Returns an issue if a repeated form has fewer items than its minimum. */
export const missingItems = ({ step, title, missing }: RepeatedForm): readonly MissingItems[] =>
  missing === 0
    ? []
    : [
        {
          form: step,
          name: null,
          reason: "missingItems",
          format: (now: UnresolvedSettings) =>
            collectionMessage(now, "itemsMissing", { title, missing: numberText(now, missing) }),
        },
      ];
