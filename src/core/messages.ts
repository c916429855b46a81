import { englishIssues } from "./englishIssues.ts";
import type { Parameter } from "./form.ts";
import type { Issue } from "./issue.ts";
import { defaultCurrency, defaultLocale, languageOf, type MessageOptions } from "./language.ts";
import { ownValue } from "./record.ts";
import { codecFor } from "./parameters/index.ts";
import { ruleFor } from "./rules/index.ts";
import type { ValidateValueOptions } from "./validate.ts";

/**
 * The sentence for an issue: what happened, at which field, and what to do. It never holds the
 * value. Examples and limits are told as the field shows values, so give it the rules that the
 * issue was found with.
 */
export const messageFor = (
  issue: Issue,
  parameter: Parameter | undefined,
  options: MessageOptions & ValidateValueOptions = {},
): string => messageAndLang(issue, parameter, options)[0];

/** The sentence for an issue and, when that is known, its language. */
type Told = readonly [sentence: string, lang?: string | undefined];

/** As `messageFor`, with the language of the sentence. */
export function messageAndLang(
  issue: Issue,
  parameter: Parameter | undefined,
  options: MessageOptions & ValidateValueOptions,
): Told {
  const [sentence, lang] = sentenceOf(issue, parameter, options);
  const label = parameter?.label ?? issue.name;
  const params = otherPlaceholder.test(sentence) && tellParams(issue, parameter, options);
  return [fillMessage(sentence, { ...params, label }), lang];
}

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
  options: MessageOptions & ValidateValueOptions,
): Record<string, string> {
  const asShown = parameter ? shownBy(parameter, options) : asItIs;
  // A length is no value.
  const tell = type.startsWith("too") ? asItIs : asShown;
  const told: Record<string, string> = { example: asShown(examples[parameter?.type ?? ""] ?? "") };
  for (const [key, param] of Object.entries(params))
    told[key] = typeof param === "string" ? tell(param) : listOf(param.map(tell));
  return told;
}

const asItIs: Tell = (value) => value;
const listOf = (values: readonly string[]): string =>
  values.map((value) => `“${value}”`).join(", ");

/** How the field of a parameter shows its values. */
function shownBy(parameter: Parameter, options: MessageOptions & ValidateValueOptions): Tell {
  const { rule = ruleFor(parameter, options) } = options;
  const { locale = defaultLocale, currency = defaultCurrency } = options;
  return (value) => codecFor(parameter, rule).format(value, { parameter, locale, currency });
}

/**
 * From the finest key to the coarsest: `notPositive.number.optional`, `notPositive.optional`,
 * `notPositive.number`, `notPositive`. With its language, which is not known of a rule's own: that
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
    for (const ending of parameter?.required ? endings.slice(2) : endings) {
      const translated = ownValue(options.messages ?? {}, of + ending);
      const sentence = translated ?? ownValue(englishIssues, of + ending);
      const needed = sentence?.match(anyPlaceholder) ?? [];
      if (
        sentence !== undefined &&
        needed.every((name) => ownValue(known, name.slice(1, -1)) !== undefined)
      )
        return [sentence, languageOf(options, translated)];
    }
    return undefined;
  };
  const always = { label: "", example: examples[type] };
  return (
    find(reason, { ...always, ...params }) ??
    (message !== undefined
      ? [message]
      : (find(general, always) ?? [englishIssues[general], languageOf(options, undefined)]))
  );
}

/** Puts `values` where the template has their `{name}`. */
export const fillMessage = (template: string, values: Readonly<Record<string, string>>): string =>
  template.replace(
    /\{(\w+)\}/g,
    (placeholder, name: string) => ownValue(values, name) ?? placeholder,
  );
