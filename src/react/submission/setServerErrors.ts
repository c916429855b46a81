import type { Parameter } from "../../core/definition/form.ts";
import { leadWith } from "../../core/messages/labelledMessage.ts";
import { formMessage } from "../../core/messages/formText.ts";
import type { SubmitErrors } from "../../core/model/submitError.ts";
import { getOwn, isRecord } from "../../core/record.ts";
import type { FormMethods } from "../hookForm/hookForm.ts";
import type { FieldNames } from "../store/fieldNames.ts";
import type { FormScope } from "../store/scope.ts";
import type { SubmitIssue } from "./submitIssue.ts";

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

/** Returns the strings in an array, as a handler may return anything, such as a response. */
const sentences = (messages: unknown): string[] =>
  Array.isArray(messages) ? messages.filter((message) => typeof message === "string") : [];

/** Renders errors of a service at their fields, except at those edited since. */
export function setServerErrors(
  setError: FormMethods["setError"],
  names: FieldNames,
  errors: readonly SubmitIssue[],
  isEdited: (name: string) => boolean,
): void {
  for (const { name, atField } of errors)
    if (name !== null && atField !== undefined && !isEdited(name))
      setError(names.of(name), { type: "server", message: atField });
}
