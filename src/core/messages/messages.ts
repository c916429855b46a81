import { englishIssues } from "./englishIssues.ts";
import { fillMessage } from "./fillMessage.ts";
import type { Parameter } from "../definition/form.ts";
import { sentenceLocale } from "./inflection.ts";
import type { Issue } from "../values/issue.ts";
import { capitalised, fillLabelled, leadWith, partOf } from "./labelled.ts";
import {
  defaultCurrency,
  defaultLocale,
  languageOf,
  type MessageOptions,
} from "../values/language.ts";
import { ownValue } from "../record.ts";
import { amountText } from "../values/units.ts";
import { codecFor } from "../values/index.ts";
import { ruleFor } from "../rules/index.ts";
import type { ValidateValueOptions } from "../model/validateValue.ts";

type Telling = MessageOptions & ValidateValueOptions;

/**
 * The sentence for an issue as it stands at its field, so without the label: what to do. It never
 * holds the value. Examples and limits are told as the field shows values, so give it the rules
 * that the issue was found with.
 */
export const messageFor = (
  issue: Issue,
  parameter: Parameter | undefined,
  options: Telling = {},
): string => tellIssue(issue, parameter, options).message;

/**
 * The sentence for an issue where its field is out of sight, such as in a list: behind the label, as
 * in "Filing status: choose an option".
 */
export const labelledMessageFor = (
  issue: Issue,
  parameter: Parameter | undefined,
  options: Telling = {},
): string => tellIssue(issue, parameter, options).labelled;

/** What is said of an issue, and the language of it when that is known. */
interface ToldIssue {
  readonly message: string;
  readonly labelled: string;
  readonly lang: string | undefined;
}

/** As `messageFor` and `labelledMessageFor`. */
export function tellIssue(
  issue: Issue,
  parameter: Parameter | undefined,
  options: Telling,
): ToldIssue {
  const [sentence, lang] = sentenceOf(issue, parameter, options);
  const label = parameter?.label ?? issue.name;
  const params = otherPlaceholder.test(sentence) && tellParams(issue, parameter, options);
  const tell = (template: string) => fillLabelled(template, { ...params, label });
  const message = tell(capitalised(sentence));
  const hasLabel = sentence.includes("{label}");
  return { message, labelled: hasLabel ? message : leadWith(label, tell(sentence), options), lang };
}

/** A sentence and, when that is known, its language. */
type Told = readonly [sentence: string, lang?: string | undefined];

/** What can be told of every issue. */
const general = "customError";

const otherPlaceholder = /\{(?!label\})/;
const anyPlaceholder = /\{\w+\}/g;

/** A value of each type that is told as an example. */
const examples: Readonly<Record<string, string>> = {
  currency: "1234.50",
  number: "12",
  percent: "12.5",
};

type Tell = (value: string) => string;

function tellParams(
  { type, params = {} }: Issue,
  parameter: Parameter | undefined,
  options: Telling,
): Record<string, string> {
  const asShown = parameter ? shownBy(parameter, options) : asItIs;
  // A length is no value.
  const tell = type.startsWith("too") ? asItIs : asShown;
  const { rule = parameter && ruleFor(parameter, options) } = options;
  const example = withDecimals(examples[parameter?.type ?? ""] ?? "", rule?.decimals?.most);
  const told: Record<string, string> = { example: asShown(example) };
  const isAmount = parameter?.type === "currency" && type.startsWith("range");
  const tellOne = (key: string, param: string): string =>
    isAmount && key === "limit"
      ? amountText(param, options, rule?.decimals?.most, tell)
      : tell(param);
  for (const [key, param] of Object.entries(params))
    told[key] =
      typeof param === "string"
        ? tellOne(key, param)
        : listOf(key === "questions" ? param : param.map(tell), options);
  return told;
}

/** An example that has no more decimals than may be. */
function withDecimals(example: string, most: number | undefined): string {
  const [whole = "", fraction = ""] = example.split(".");
  const kept = fraction.slice(0, most);
  return kept ? `${whole}.${kept}` : whole;
}

const asItIs: Tell = (value) => value;

/** An alternative of values, in English where the rest is. */
function listOf(values: readonly string[], options: Telling): string {
  const locale = options.messages?.["lang"] === undefined ? "en" : sentenceLocale(options);
  const quoted = values.map((value) => fillMessage(partOf(options, "quoted"), { value }));
  // React Native has none.
  if (!("ListFormat" in Intl)) return quoted.join(", ");
  return new Intl.ListFormat(locale, { type: "disjunction" }).format(quoted);
}

const booleanParts = { true: "yes", false: "no" } as const;

/** How a parameter shows its values to a person. */
function shownBy(parameter: Parameter, options: Telling): Tell {
  const { rule = ruleFor(parameter, options) } = options;
  const { locale = defaultLocale, currency = defaultCurrency } = options;
  if (parameter.type === "boolean")
    return (value) => {
      const part = ownValue(booleanParts, value);
      return part ? partOf(options, part) : value;
    };
  if (parameter.type === "select")
    return (value) => parameter.options.find((one) => one.value === value)?.label ?? value;
  const language = sentenceLocale(options);
  return (value) =>
    codecFor(parameter, rule).format(value, { parameter, locale, language, currency });
}

/**
 * From the finest key to the coarsest: `notPositive.number.optional`, `notPositive.optional`,
 * `notPositive.number`, `notPositive`; those in `messages` come before the English ones. With its
 * language, which is not known of a rule's own: that
 * comes before the words for a reason of ours, which say what we check. What is told with a limit
 * or an example is not told of an issue without: a rule's own reason may be called as one of ours,
 * and a text was perhaps refused before a new definition changed its parameter's type.
 */
function sentenceOf(
  { reason, message, params }: Issue,
  parameter: Parameter | undefined,
  options: MessageOptions,
): Told {
  if (message !== undefined && ownValue(englishIssues, reason)) return [message];
  const type = parameter?.type ?? "";
  const endings = [`.${type}.optional`, ".optional", `.${type}`, ""];
  const find = (of: string, known: Readonly<Record<string, unknown>>): Told | undefined => {
    for (const table of [options.messages ?? {}, englishIssues])
      for (const ending of parameter?.required ? endings.slice(2) : endings) {
        const sentence = ownValue<string | undefined>(table, of + ending);
        const needed = sentence?.match(anyPlaceholder) ?? [];
        const isTold = needed.every((name) => ownValue(known, name.slice(1, -1)) !== undefined);
        if (sentence !== undefined && isTold)
          return [sentence, languageOf(options, table === englishIssues ? undefined : sentence)];
      }
    return undefined;
  };
  const always = { label: "", example: examples[type] };
  return (
    find(reason, { ...always, ...params }) ??
    (message !== undefined
      ? [message]
      : // The English one needs nothing.
        (find(general, always) as Told))
  );
}
