import { englishIssues, type MessageOverrides } from "./english.ts";
import { formatDecimal } from "./formatDecimal.ts";
import type { Parameter, ParameterType } from "./form.ts";
import type { Issue } from "./issue.ts";
import { own } from "./own.ts";

/** The words issues are told in. */
export interface MessageOptions {
  /** Sentences that replace the English ones, by key. */
  readonly messages?: MessageOverrides;
  /** BCP 47 tag for the examples in sentences; `en-US` unless given. */
  readonly locale?: string;
  /** ISO 4217 code for the examples in sentences; `USD` unless given. */
  readonly currency?: string;
}

/** Used where the app names no locale and no currency. */
export const defaultLocale = "en-US";
export const defaultCurrency = "USD";

/** The sentence for an issue: what happened, at which field, and what to do. It never holds the value. */
export function messageFor(
  issue: Issue,
  parameter: Parameter | undefined,
  { messages = {}, locale = defaultLocale, currency = defaultCurrency }: MessageOptions = {},
): string {
  const template = sentenceOf(issue, parameter, messages);
  return fillMessage(template, {
    label: parameter?.label ?? issue.name,
    example: exampleOf(parameter?.type, locale, currency),
  });
}

/** From the finest key to the coarsest: `notPositive.number.optional`, `notPositive.optional`, `notPositive.number`, `notPositive`. */
function sentenceOf(
  { reason, message }: Issue,
  parameter: Parameter | undefined,
  messages: MessageOverrides,
): string {
  const typed = parameter ? [`${reason}.${parameter.type}`, reason] : [reason];
  const keys = parameter?.required ? typed : [...typed.map((key) => `${key}.optional`), ...typed];
  for (const key of keys) {
    const sentence = own(messages, key) ?? own(englishIssues, key);
    if (sentence !== undefined) return sentence;
  }
  return message ?? messages.customError ?? englishIssues.customError;
}

/** Puts `values` where the template has their `{name}`. */
export const fillMessage = (template: string, values: Readonly<Record<string, string>>): string =>
  template.replace(/\{(\w+)\}/g, (placeholder, name: string) => own(values, name) ?? placeholder);

const examples: Partial<Record<ParameterType, string>> = {
  currency: "1234.50",
  number: "12",
  percent: "12.5",
};

function exampleOf(type: ParameterType | undefined, locale: string, currency: string): string {
  const value = type && examples[type];
  if (!value) return "";
  return formatDecimal(value, type === "currency" ? { locale, currency } : { locale });
}
