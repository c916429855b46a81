import { english, type MessageOverrides } from "./english.ts";
import type { Form, Parameter, ParameterType } from "./form.ts";
import { EMPTY, read, type Reading, unread } from "./issue.ts";
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

/** What may be written for one value. */
interface Choice {
  readonly value: string;
  readonly written: readonly string[];
}

const choicesOf: Partial<
  Record<ParameterType, (parameter: Parameter, context: TextContext) => readonly Choice[]>
> = {
  boolean(_parameter, { languages = [] }) {
    const said = (key: "yes" | "no") => [english, ...languages].map((words) => words[key] ?? "");
    return [
      { value: "true", written: ["true", "y", "x", "1", "on", "✓", "✔", "☑", ...said("yes")] },
      { value: "false", written: ["false", "n", "0", "off", ...said("no")] },
    ];
  },
  select(parameter, { translations = [] }) {
    const versions = [parameter, ...translations.flatMap(({ parameters }) => parameters)];
    const options = versions.flatMap((version) =>
      version.type === "select" && version.name === parameter.name ? version.options : [],
    );
    return options.map(({ value, label }) => ({ value, written: [value, label] }));
  },
};

/** Case, width, marks and spaces do not tell two answers apart where only one is near. */
const folded = (text: string): string =>
  text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase().replace(/\s+/g, " ").trim();

function readChoice(text: string, choices: readonly Choice[]): Reading | undefined {
  for (const seen of [(written: string) => written, folded]) {
    const near = choices.filter(({ written }) =>
      written.some((one) => seen(one) === seen(text) && one !== ""),
    );
    const [value, another] = new Set(near.map((choice) => choice.value));
    if (another !== undefined) return unread("ambiguous");
    if (value !== undefined) return read(value);
  }
  return undefined;
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
  const choices = choicesOf[parameter.type]?.(parameter, context);
  if (text.trim() === "" && !choices?.some(({ value }) => value === text)) return unread(EMPTY);
  const reading =
    (choices && readChoice(text, choices)) ??
    codecFor(parameter, rule).parse(text, { ...context, parameter, locale, currency });
  if (!reading.ok) return reading;
  const fault = faultOf(reading.value, parameter, rule);
  if (!fault || fault.severity === "warning") return reading;
  return unread(fault.reason, fault.message, fault.params);
}
