import { blocks } from "../core/issue.ts";
import { messageFor } from "../core/messages.ts";
import { isRecord, own } from "../core/own.ts";
import type { SubmitErrors } from "../core/submitErrors.ts";
import type { UnknownValues } from "../core/values.ts";
import { issueAt, type ParameterFormScope } from "./scope.ts";
import type { ResolvedSettings } from "./settings.ts";

/** One line of what a submission failed with. */
export interface SummaryEntry {
  /** The parameter it is about; `null` for the form as a whole. */
  readonly name: string | null;
  readonly message: string;
}

/** A line that is worded when it is drawn, in the language that the form has then. */
export interface Finding {
  readonly name: string | null;
  say(settings: ResolvedSettings): string;
}

/** Every error among `values`, in form order. */
export function errorsOf(
  { form, settings }: ParameterFormScope,
  values: UnknownValues,
): readonly Finding[] {
  return form.parameters.flatMap((parameter): Finding[] => {
    const issue = issueAt(parameter, own(values, parameter.name), settings);
    if (!issue || !blocks(issue)) return [];
    return [{ name: parameter.name, say: (now) => messageFor(issue, parameter, now) }];
  });
}

/** What the service refused, in form order; what names no parameter of the form comes last. */
export function refusalsOf(
  { form, parameters }: ParameterFormScope,
  { fields, form: whole }: SubmitErrors,
): readonly Finding[] {
  const byName = isRecord(fields) ? fields : {};
  const known = form.parameters.flatMap(({ name }) => {
    const message = sentences(own(byName, name)).join(" ");
    return message === "" ? [] : [{ name, say: () => message }];
  });
  const unknown = Object.keys(byName).filter((name) => !parameters.has(name));
  const rest = [...unknown.flatMap((name) => sentences(byName[name])), ...sentences(whole)];
  return [...known, ...rest.map((message) => ({ name: null, say: () => message }))];
}

/** An app's handler may return anything, such as a response that happens to have these keys. */
const sentences = (messages: unknown): string[] =>
  Array.isArray(messages) ? messages.filter((message) => typeof message === "string") : [];
