import { formatList, fillMessage } from "./defineMessages.ts";
import { englishIssues } from "./englishIssues.ts";
import type { Parameter } from "../definition/form.ts";
import { sentenceLocale } from "./inflection.ts";
import type { Issue } from "../values/issue.ts";
import { capitalised, fillLabelled, leadWith, messagePart } from "./labelledMessage.ts";
import {
  defaultCurrency,
  defaultLocale,
  type Language,
  languageOf,
  type MessageOptions,
} from "../values/language.ts";
import { getOwn } from "../record.ts";
import { amountText } from "../values/affixes.ts";
import { codecFor } from "../values/codecFor.ts";
import { ruleFor } from "../rules/recommendedRules.ts";
import type { ValidateValueOptions } from "../model/validateField.ts";

type FormatOptions = MessageOptions & ValidateValueOptions;

/**
 * Returns the message of an issue at its field: an instruction without the label. The message never
 * contains the value. Pass the same rules as for validation, because they format examples and
 * limits.
 */
export const messageFor = (
  issue: Issue,
  parameter: Parameter | undefined,
  options: FormatOptions = {},
): string => formatIssue(issue, parameter, options).message;

/**
 * Returns the message of an issue in a list, after the label, as in "Filing status: choose an
 * option".
 */
export const labelledMessageFor = (
  issue: Issue,
  parameter: Parameter | undefined,
  options: FormatOptions = {},
): string => formatIssue(issue, parameter, options).labelled;

interface FormattedIssue {
  readonly message: string;
  readonly labelled: string;
  readonly lang: string | undefined;
}

export function formatIssue(
  issue: Issue,
  parameter: Parameter | undefined,
  options: FormatOptions,
): FormattedIssue {
  const [sentence, lang] = sentenceOf(issue, parameter, options);
  const label = parameter?.label ?? issue.name;
  const params = otherPlaceholder.test(sentence) && formatParams(issue, parameter, options);
  const format = (template: string) => fillLabelled(template, { ...params, label });
  const message = format(capitalised(sentence));
  const hasLabel = sentence.includes("{label}");
  return {
    message,
    labelled: hasLabel ? message : leadWith(label, format(sentence), options),
    lang,
  };
}

type Translated = readonly [sentence: string, lang?: string | undefined];

/** Reason whose message fits any issue. */
const general = "customError";

const otherPlaceholder = /\{(?!label\})/;
const anyPlaceholder = /\{\w+\}/g;

const examples: Readonly<Record<string, string>> = {
  currency: "1234.50",
  number: "12",
  percent: "12.5",
};

type FormatValue = (value: string) => string;

function formatParams(
  { type, params = {} }: Issue,
  parameter: Parameter | undefined,
  options: FormatOptions,
): Record<string, string> {
  const asShown = parameter ? valueFormatter(parameter, options) : asItIs;
  // A length is not a value of the parameter.
  const format = type.startsWith("too") ? asItIs : asShown;
  const { rule = parameter && ruleFor(parameter, options) } = options;
  const example = withDecimals(examples[parameter?.type ?? ""] ?? "", rule?.decimals?.most);
  const formatted: Record<string, string> = { example: asShown(example) };
  const isAmount = parameter?.type === "currency" && type.startsWith("range");
  for (const [key, param] of Object.entries(params))
    formatted[key] =
      typeof param === "string"
        ? isAmount && key === "limit"
          ? amountText(param, options, rule?.decimals?.most, format)
          : format(param)
        : eitherOf(
            (key === "questions" ? param : param.map(format)).map((value) =>
              fillMessage(messagePart(options, "quoted"), { value }),
            ),
            options,
          );
  return formatted;
}

/** Truncates an example to the allowed decimals. */
function withDecimals(example: string, most: number | undefined): string {
  const [whole = "", fraction = ""] = example.split(".");
  const kept = fraction.slice(0, most);
  return kept ? `${whole}.${kept}` : whole;
}

const asItIs: FormatValue = (value) => value;

/** Joins texts as alternatives, "A, B, or C", in the language of `messages`, or else in English. */
export const eitherOf = (texts: readonly string[], language: Language): string =>
  formatList(language.messages?.["lang"] === undefined ? {} : language, texts, "disjunction");

const booleanParts = { true: "yes", false: "no" } as const;

function valueFormatter(parameter: Parameter, options: FormatOptions): FormatValue {
  const { rule = ruleFor(parameter, options) } = options;
  const { locale = defaultLocale, currency = defaultCurrency } = options;
  if (parameter.type === "boolean")
    return (value) => {
      const part = getOwn(booleanParts, value);
      return part ? messagePart(options, part) : value;
    };
  if (parameter.type === "select")
    return (value) => parameter.options.find((one) => one.value === value)?.label ?? value;
  const language = sentenceLocale(options);
  return (value) =>
    codecFor(parameter, rule).format(value, { parameter, locale, language, currency });
}

/**
 * Returns the message of an issue and its language, which is unknown for a rule's own message.
 * - Keys are tried from specific to general: `notPositive.number.optional`, `notPositive.optional`,
 *   `notPositive.number`, `notPositive`. All keys of `messages` precede the English ones.
 * - A rule's own message precedes the messages of a library reason, which describe another
 *   validation.
 * - A message is skipped if a placeholder has no value: a rule may reuse a reason of the library,
 *   and a new definition may have changed the type since the text was rejected.
 */
function sentenceOf(
  { reason, message, params }: Issue,
  parameter: Parameter | undefined,
  options: MessageOptions,
): Translated {
  if (message !== undefined && getOwn(englishIssues, reason)) return [message];
  const type = parameter?.type ?? "";
  const endings = [`.${type}.optional`, ".optional", `.${type}`, ""];
  const find = (of: string, known: Readonly<Record<string, unknown>>): Translated | undefined => {
    for (const table of [options.messages ?? {}, englishIssues])
      for (const ending of parameter?.required ? endings.slice(2) : endings) {
        const sentence = getOwn<string | undefined>(table, of + ending);
        const needed = sentence?.match(anyPlaceholder) ?? [];
        const isComplete = needed.every((name) => getOwn(known, name.slice(1, -1)) !== undefined);
        if (sentence !== undefined && isComplete)
          return [sentence, languageOf(options, table === englishIssues ? undefined : sentence)];
      }
    return undefined;
  };
  const always = { label: "", example: examples[type] };
  return (
    find(reason, { ...always, ...params }) ??
    (message !== undefined
      ? [message]
      : // The English message needs no values.
        (find(general, always) as Translated))
  );
}
