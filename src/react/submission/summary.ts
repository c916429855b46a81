import type { Parameter } from "../../core/definition/form.ts";
import { blocks, type Issue } from "../../core/values/issue.ts";
import { leadWith } from "../../core/messages/labelled.ts";
import { evaluate } from "../../core/model/evaluate.ts";
import { createFormModel } from "../../core/model/formModel.ts";
import { isRecord, getOwn } from "../../core/record.ts";
import type { SubmitErrors } from "../../core/model/submitError.ts";
import type { UnknownValues } from "../../core/values/defaultValues.ts";
import { issueMessages } from "../store/fieldIssue.ts";
import type { MessageProps } from "../parts/contract.ts";
import type { FormScope } from "../store/scope.ts";
import type { UnresolvedSettings, ResolvedSettings } from "../settings/settings.ts";
import { formMessage } from "../../core/messages/text.ts";

/** One error of a failed submission. */
export interface SummaryEntry {
  /** The name of the parameter; `null` for the whole form. */
  readonly name: string | null;
  /** Prefixed with the label. */
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
  /** Localizes the message. `parameters` are the current ones, which may be translated since. */
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

/** Returns the errors of a service in field order. Errors of unknown fields come last. */
export function serverErrorsOf(
  { parameters }: Pick<FormScope, "parameters">,
  { fields, form: whole, outdated }: SubmitErrors,
): readonly SubmitIssue[] {
  const byName = isRecord(fields) ? fields : {};
  const known = [...parameters.values()].flatMap((parameter): SubmitIssue[] => {
    const { name } = parameter;
    const atField = sentences(getOwn(byName, name)).join(" ");
    return atField === "" ? [] : [{ name, atField, format: labelledMessage(parameter, atField) }];
  });
  const unknown = Object.keys(byName).filter((name) => !parameters.has(name));
  const rest = [...unknown.flatMap((name) => sentences(byName[name])), ...sentences(whole)];
  return [
    ...known,
    ...(outdated === true ? [outdatedIssue] : []),
    ...rest.map((children) => ({ name: null, format: () => ({ children }) })),
  ];
}

const labelledMessage =
  ({ name, label }: Parameter, atField: string): SubmitIssue["format"] =>
  (settings, parameters) => ({
    children: leadWith(parameters?.get(name)?.label ?? label, atField, settings),
  });

const outdatedIssue: SubmitIssue = {
  name: null,
  format: (now) => formMessage(now, "formOutdated"),
};

/** A handler may return anything, such as a response with these keys. */
const sentences = (messages: unknown): string[] =>
  Array.isArray(messages) ? messages.filter((message) => typeof message === "string") : [];
