import type { FieldError, Resolver } from "react-hook-form";
import type { Form, Parameter } from "../../core/form.ts";
import { blocks } from "../../core/issue.ts";
import type { ResolvedSettings } from "../settings/settings.ts";
import { type AnswerTo, fieldMessage, issueAt } from "./fieldIssue.ts";
import type { FieldNames } from "./fieldNames.ts";

/** The type of the errors that we give to react-hook-form. */
export const issueError = "parameter";

/** Whether an error is ours to word, in whatever language is set now; others bring their own message. */
export const isOurs = ({ type }: FieldError): boolean => type === issueError;

/** Checks the one field that is being typed in, or the whole form, parameters that are not drawn included. */
export function resolverOf(form: Form, names: FieldNames, settings: ResolvedSettings): Resolver {
  let all: ReadonlyMap<string, Parameter> | undefined;
  return (values, _context, { names: [asked = "", other] = [] }) => {
    all ??= new Map(form.parameters.map((p) => [names.of(p.name), p]));
    const one = other === undefined ? all.get(asked) : undefined;
    const errors: Record<string, { type: string; message: string }> = {};
    const answer: AnswerTo = (name) => values[names.of(name)];
    for (const [name, parameter] of one ? [[asked, one] as const] : all) {
      const message = errorOf(parameter, values[name], settings, answer);
      if (message !== null) errors[name] = { type: issueError, message };
    }
    return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
  };
}

/** The sentence that blocks a submission with this value, or `null`. */
export function errorOf(
  parameter: Parameter,
  value: unknown,
  settings: ResolvedSettings,
  answer: AnswerTo,
): string | null {
  const issue = issueAt(parameter, value, settings, answer);
  return issue && blocks(issue) ? fieldMessage(issue, parameter, settings).children : null;
}
