import { english, type MessageOverrides } from "./english.ts";
import type { Form, Parameter, ParameterOption, ParameterType } from "./form.ts";
import { EMPTY, read, type Reading, unread } from "./issue.ts";
import { optionsSaid } from "./optionsSaid.ts";
import type { CodecContext } from "./parameters/codec.ts";
import { codecFor, faultOf } from "./parameters/index.ts";
import type { Rule } from "./rules/rule.ts";

/** How a text is read that was written outside of a form. */
export interface TextContext extends Partial<Omit<CodecContext, "parameter">> {
  /** The rule of the parameter. */
  readonly rule?: Rule | null | undefined;
  /** Languages, beside English, that Yes and No may be written in: `[es, vi]`. */
  readonly languages?: readonly MessageOverrides[] | undefined;
  /** The form in other languages, whose labels name the options, too. */
  readonly translations?: readonly Form[] | undefined;
}

/** What may be written for Yes and for No, beside the words of a language. */
const ticks = { true: "true y x 1 on ✓ ✔ ☑", false: "false n 0 off" };

/** Each value that may be chosen, with what it is called; several times where it has several names. */
const namedBy: Partial<
  Record<ParameterType, (parameter: Parameter, context: TextContext) => readonly ParameterOption[]>
> = {
  boolean(_parameter, { languages = [] }) {
    const said = (key: "yes" | "no") => [english, ...languages].map((words) => words[key] ?? "");
    const named = (value: "true" | "false", words: readonly string[]) =>
      [...ticks[value].split(" "), ...words].map((label) => ({ value, label }));
    return [...named("true", said("yes")), ...named("false", said("no"))];
  },
  select: (parameter, { translations = [] }) =>
    [parameter, ...translations.flatMap(({ parameters }) => parameters)].flatMap((one) =>
      one.type === "select" && one.name === parameter.name ? one.options : [],
    ),
};

function readChoice(text: string, named: readonly ParameterOption[]): Reading | undefined {
  const found = [...named.filter(({ value }) => value === text), ...optionsSaid(named, text)];
  const [value, another] = new Set(found.map((option) => option.value));
  if (another !== undefined) return unread("ambiguous");
  return value === undefined ? undefined : read(value);
}

/**
 * What a person, a spreadsheet or a language model wrote, as the value that is submitted, or the
 * reason why it is none: `"1,234.50"`, `"15 %"`, `"Yes"` or `"x"`, the value or the label of an
 * option, in any case. What is empty has the reason `empty`, and is never a No. What may mean two
 * values is `ambiguous`: a value that is the label of another option, too. Fields and codecs stay as
 * strict as they are. `locale` is `en-US` and `currency` `USD` unless given. Never throws.
 *
 * @example
 * readText(filingStatus, "head of household"); // { ok: true, value: "head_of_household" }
 */
export function readText(parameter: Parameter, text: string, context: TextContext = {}): Reading {
  const { rule, locale = "en-US", currency = "USD" } = context;
  const named = namedBy[parameter.type]?.(parameter, context);
  if (text.trim() === "" && !named?.some(({ value }) => value === text)) return unread(EMPTY);
  const reading =
    (named && readChoice(text, named)) ??
    codecFor(parameter, rule).parse(text, { ...context, parameter, locale, currency });
  if (!reading.ok) return reading;
  const fault = faultOf(reading.value, parameter, rule);
  if (!fault || fault.severity === "warning") return reading;
  return unread(fault.reason, fault.message, fault.params);
}
