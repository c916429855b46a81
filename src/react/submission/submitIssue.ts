import type { Parameter, UnknownValues } from "../../core/definition/form.ts";
import { blocks, type Issue } from "../../core/values/issue.ts";
import { evaluate, createFormModel } from "../../core/model/evaluate.ts";
import { getOwn } from "../../core/record.ts";
import { issueMessages } from "../store/fieldIssue.ts";
import type { MessageProps } from "../parts/contract.ts";
import type { FormScope } from "../store/scope.ts";
import type { UnresolvedSettings, ResolvedSettings } from "../settings/settings.ts";

/** One error of a failed submission. */
export interface SummaryEntry {
  /** The name of the parameter; `null` for the whole form. */
  readonly name: string | null;
  /** The message, prefixed with the label. */
  readonly message: string;
  /** `missing` for an unanswered field; unset for errors of a service. */
  readonly reason?: string | undefined;
  readonly lang?: string | undefined;
}

/** An error that is localized when it is rendered. */
export interface SubmitIssue {
  readonly name: string | null;
  readonly reason?: string;
  /** The original message of a service for the field. */
  readonly atField?: string;
  /**
   * Localizes the message. `parameters` are the current ones, which may have been translated since.
   */
  format(settings: ResolvedSettings, parameters?: FormScope["parameters"]): MessageProps;
}

/** Creates the error of an issue. `name` is `null` if the form has no such parameter. */
export const submitIssueOf = (issue: Issue, parameter: Parameter | undefined): SubmitIssue => ({
  name: parameter ? issue.name : null,
  reason: issue.reason,
  format: (now, parameters) =>
    issueMessages(issue, parameters?.get(issue.name) ?? parameter, now).labelled,
});

/** Returns all blocking issues of the values, in field order. */
export function issuesOf(
  { form, settings }: Pick<FormScope, "form"> & { readonly settings: UnresolvedSettings },
  values: UnknownValues,
): readonly SubmitIssue[] {
  const model = createFormModel(form, settings);
  return evaluate(model, (name) => getOwn(values, name))
    .issues()
    .filter(blocks)
    .map((issue) => submitIssueOf(issue, model.parameters.get(issue.name)));
}
