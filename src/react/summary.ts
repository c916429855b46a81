import { isRecord, own } from "../core/own.ts";
import type { SubmitErrors } from "../core/submitErrors.ts";
import type { UnknownValues } from "../core/values.ts";
import { errorOf } from "./resolver.ts";
import type { ParameterFormScope } from "./scope.ts";

/** One line of what a submission failed with. */
export interface SummaryEntry {
  /** The parameter it is about; `null` for the form as a whole. */
  readonly name: string | null;
  readonly message: string;
}

/** Every error among `values`, in form order. */
export function errorsOf(
  { form, settings }: ParameterFormScope,
  values: UnknownValues,
): SummaryEntry[] {
  const entries: SummaryEntry[] = [];
  for (const parameter of form.parameters) {
    const message = errorOf(parameter, own(values, parameter.name), settings);
    if (message !== null) entries.push({ name: parameter.name, message });
  }
  return entries;
}

/** What the service refused, in form order; what names no parameter of the form comes last. */
export function refusalsOf(
  { form, parameters }: ParameterFormScope,
  { fields, form: whole }: SubmitErrors,
): SummaryEntry[] {
  const byName = isRecord(fields) ? fields : {};
  const known = form.parameters.flatMap(({ name }) => {
    const message = sentences(own(byName, name)).join(" ");
    return message === "" ? [] : [{ name, message }];
  });
  const unknown = Object.keys(byName).filter((name) => !parameters.has(name));
  const rest = [...unknown.flatMap((name) => sentences(byName[name])), ...sentences(whole)];
  return [...known, ...rest.map((message) => ({ name: null, message }))];
}

/** An app's handler may return anything, such as a response that happens to have these keys. */
const sentences = (messages: unknown): string[] =>
  Array.isArray(messages) ? messages.filter((message) => typeof message === "string") : [];
