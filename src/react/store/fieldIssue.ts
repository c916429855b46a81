import type { FieldError } from "react-hook-form";
import type { Parameter } from "../../core/form.ts";
import { badInput, type Fault, type Issue, issueOf } from "../../core/issue.ts";
import { tellIssue } from "../../core/messages.ts";
import { validateValue } from "../../core/validate.ts";
import { type FieldTerms, fieldTerms, type IssueWords } from "../settings/fieldTerms.ts";
import type { ResolvedSettings } from "../settings/settings.ts";
import { isUnread } from "../settings/fieldValue.ts";

/** The type of the errors that we give to react-hook-form. */
export const issueError = "parameter";

/**
 * Whether an error is ours to word, in whatever language is set now; others bring their own
 * message.
 */
export const isOurs = ({ type }: FieldError): boolean => type === issueError;

/** The issue that stands against what a field holds, if it is asked. A disabled field has none. */
export function issueAt(
  parameter: Parameter,
  value: unknown,
  settings: ResolvedSettings,
): Issue | null {
  const { own, rule } = fieldTerms(parameter, settings);
  const { disabled, stored, allowNegative } = own;
  if (disabled) return null;
  if (stored !== undefined && (value === null || value === undefined)) return null;
  if (isUnread(value)) return badInput(parameter.name, value);
  if (allowNegative === false && typeof value === "string" && value.startsWith("-"))
    return issueOf(parameter.name, { type: "rangeUnderflow", reason: "negative" });
  const isFraction = parameter.type === "percent" && rule === null && belowOne.test(`${value}`);
  return (
    validateValue(parameter, value, { rule }) ??
    (isFraction ? issueOf(parameter.name, lessThanOne) : null)
  );
}

const belowOne = /^0\.0*[1-9]/;

/** 0.15 may be meant as 15 percent. A rule or a limit says that the app expects what it lets pass. */
const lessThanOne = {
  type: "rangeUnderflow",
  reason: "lessThanOne",
  severity: "warning",
} as const satisfies Fault;

/** What is told of a text whose line breaks an input of one line could not take. */
export const linesJoined = (name: string): Issue =>
  issueOf(name, { type: "badInput", reason: "lineBreaks", severity: "warning" });

/**
 * The sentences for an issue of a field, told with the rule that it was found with; or for one of
 * no field.
 */
export function issueWords(
  issue: Issue,
  parameter: Parameter | undefined,
  settings: ResolvedSettings,
): IssueWords {
  const none: Pick<FieldTerms, "rule" | "made"> = { rule: null, made: {} };
  const { rule, made } = parameter ? fieldTerms(parameter, settings) : none;
  const { reason, message, params } = issue;
  const isPlain = message === undefined && params === undefined;
  if (isPlain && made.told?.reason === reason) return made.told.words;
  const { messages, locale, currency } = settings;
  const told = tellIssue(issue, parameter, { messages, locale, currency, rule });
  const { lang } = told;
  const words: IssueWords = {
    atField: { children: told.message, lang },
    labelled: { children: told.labelled, lang },
  };
  if (isPlain) made.told = { reason, words };
  return words;
}

/**
 * The error for react-hook-form that an issue is. It is shown by the host, out of sight of the
 * field.
 */
export const errorOf = (
  issue: Issue,
  parameter: Parameter | undefined,
  settings: ResolvedSettings,
): { readonly type: string; readonly message: string } => ({
  type: issueError,
  message: issueWords(issue, parameter, settings).labelled.children,
});
