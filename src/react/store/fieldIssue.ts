import type { Parameter } from "../../core/definition/form.ts";
import { type Issue, issueOf, valueIssue } from "../../core/values/issue.ts";
import { validateField } from "../../core/model/validateField.ts";
import { doubtOf } from "../../core/values/codecFor.ts";
import { formatIssue } from "../../core/messages/issueMessages.ts";
import type { FieldError } from "../hookForm/hookForm.ts";
import { type FieldConfig, resolveField, type IssueMessages } from "../settings/resolveField.ts";
import type { ResolvedSettings } from "../settings/settings.ts";

/** Type of this library's errors in react-hook-form. */
export const issueError = "parameter";

/** Whether the library localizes the error. */
export const isOurs = ({ type }: FieldError): boolean => type === issueError;

/** Returns the issue of a field's value, or a warning that it may be a mistake. */
export function fieldIssue(
  parameter: Parameter,
  value: unknown,
  settings: ResolvedSettings,
): Issue | null {
  const { own, rule } = resolveField(parameter, settings);
  const doubt = own.disabled ? null : doubtOf(`${value}`, parameter, rule);
  return (
    validateField(parameter, value, settings, rule) ?? (doubt && issueOf(parameter.name, doubt))
  );
}

/** Creates the issue of a prefilled value that nobody checked. */
export const unconfirmed = (name: string): Issue =>
  issueOf(name, valueIssue("customError", "unconfirmed"));

/** Creates the warning that a single-line input replaced line breaks. */
export const linesJoined = (name: string): Issue =>
  issueOf(name, { type: "badInput", reason: "lineBreaks", severity: "warning" });

interface LatestMessages {
  readonly reason: string;
  readonly messages: IssueMessages;
}

/** The latest messages by field. A submission shows them in several places. */
const latestMessages = new WeakMap<FieldConfig, LatestMessages>();

/** Returns the messages of an issue, using the rule of its field. */
export function issueMessages(
  issue: Issue,
  parameter: Parameter | undefined,
  settings: ResolvedSettings,
): IssueMessages {
  const config = parameter ? resolveField(parameter, settings) : null;
  const { reason, message, params } = issue;
  const isPlain = message === undefined && params === undefined;
  const latest = config && latestMessages.get(config);
  if (isPlain && latest?.reason === reason) return latest.messages;
  const { messages, locale, currency } = settings;
  const formatted = formatIssue(issue, parameter, {
    messages,
    locale,
    currency,
    rule: config?.rule ?? null,
  });
  const { lang } = formatted;
  const result: IssueMessages = {
    atField: { children: formatted.message, lang },
    labelled: { children: formatted.labelled, lang },
  };
  if (isPlain && config) latestMessages.set(config, { reason, messages: result });
  return result;
}

/**
 * Converts an issue to an error for react-hook-form. Its message has the label, as hosts may show
 * it elsewhere.
 */
export const errorOf = (
  issue: Issue,
  parameter: Parameter | undefined,
  settings: ResolvedSettings,
): { readonly type: string; readonly message: string } => ({
  type: issueError,
  message: issueMessages(issue, parameter, settings).labelled.children,
});
