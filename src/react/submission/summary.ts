import type { Parameter } from "../../core/definition/form.ts";
import { blocks, type Issue } from "../../core/values/issue.ts";
import { leadWith } from "../../core/messages/labelled.ts";
import { evaluate } from "../../core/model/evaluate.ts";
import { createFormModel } from "../../core/model/formModel.ts";
import { isRecord, ownValue } from "../../core/record.ts";
import type { SubmitErrors } from "../../core/model/submitErrors.ts";
import type { UnknownValues } from "../../core/values/defaultValues.ts";
import { issueWords } from "../store/fieldIssue.ts";
import type { Words } from "../parts/contract.ts";
import type { FormScope } from "../store/scope.ts";
import type { GivenSettings, ResolvedSettings } from "../settings/settings.ts";
import { words } from "../../core/messages/text.ts";

/** One line of what a submission failed with. */
export interface SummaryEntry {
  /** The parameter it is about; `null` for the form as a whole. */
  readonly name: string | null;
  /** With the label ahead. */
  readonly message: string;
  /** `missing` for a question without an answer; what a service refused has none. */
  readonly reason?: string | undefined;
  /** The language of `message`, when it is known. */
  readonly lang?: string | undefined;
}

/** A line that is worded when it is drawn, in the language that the form has then. */
export interface SubmitIssue {
  readonly name: string | null;
  /** That of the issue; what a service refused has none. */
  readonly reason?: string;
  /** What a service says at the field, as it said it. */
  readonly atField?: string;
  /** `parameters` are those of the form as it is then, which may be translated by then. */
  say(settings: ResolvedSettings, parameters?: FormScope["parameters"]): Words;
}

/** The line of an issue of `parameter`; of a form that has none of that name, without one. */
export const submitIssueOf = (issue: Issue, parameter: Parameter | undefined): SubmitIssue => ({
  name: parameter ? issue.name : null,
  reason: issue.reason,
  say: (now, parameters) =>
    issueWords(issue, parameters?.get(issue.name) ?? parameter, now).labelled,
});

/** Returns every error among the values that fields hold, in the order of the fields. */
export function issuesOf(
  { form, settings }: Pick<FormScope, "form"> & { readonly settings: GivenSettings },
  values: UnknownValues,
): readonly SubmitIssue[] {
  const model = createFormModel(form, settings);
  return evaluate(model, (name) => ownValue(values, name))
    .issues()
    .filter(blocks)
    .map((issue) => submitIssueOf(issue, model.parameters.get(issue.name)));
}

/**
 * What the service refused, in the order of the `parameters`; what names none of them comes last.
 */
export function serverErrorsOf(
  { parameters }: Pick<FormScope, "parameters">,
  { fields, form: whole, outdated }: SubmitErrors,
): readonly SubmitIssue[] {
  const byName = isRecord(fields) ? fields : {};
  const known = [...parameters.values()].flatMap((parameter): SubmitIssue[] => {
    const { name } = parameter;
    const atField = sentences(ownValue(byName, name)).join(" ");
    return atField === "" ? [] : [{ name, atField, say: saidOf(parameter, atField) }];
  });
  const unknown = Object.keys(byName).filter((name) => !parameters.has(name));
  const rest = [...unknown.flatMap((name) => sentences(byName[name])), ...sentences(whole)];
  return [
    ...known,
    ...(outdated === true ? [outdatedIssue] : []),
    ...rest.map((children) => ({ name: null, say: () => ({ children }) })),
  ];
}

const saidOf =
  ({ name, label }: Parameter, atField: string): SubmitIssue["say"] =>
  (settings, parameters) => ({
    children: leadWith(parameters?.get(name)?.label ?? label, atField, settings),
  });

const outdatedIssue: SubmitIssue = { name: null, say: (now) => words(now, "formOutdated") };

/** An app's handler may return anything, such as a response that happens to have these keys. */
const sentences = (messages: unknown): string[] =>
  Array.isArray(messages) ? messages.filter((message) => typeof message === "string") : [];
