import { english, type MessageOverrides } from "../messages/english.ts";
import type { Form, Parameter, ParameterOption, ParameterType } from "../definition/form.ts";
import { EMPTY, type Fault, read, type Reading, type Unreadable, unread } from "./issue.ts";
import { optionsSaid } from "../definition/optionsSaid.ts";
import type { CodecContext } from "./codec.ts";
import { codecFor, doubtOf, faultOf } from "./index.ts";
import type { Rule } from "../rules/rule.ts";

/** How a text is read that was written outside of a form. */
export interface TextContext extends Partial<Omit<CodecContext, "parameter">> {
  /** The rule of the parameter. */
  readonly rule?: Rule | null | undefined;
  /** Languages, beside English, that Yes and No may be written in: `[es, vi]`. */
  readonly languages?: readonly MessageOverrides[] | undefined;
  /** The form in other languages, whose labels name the options, too. */
  readonly translations?: readonly Form[] | undefined;
}

/** The value that a text was read as, or the reason why it is none. */
export type TextReading =
  | {
      readonly ok: true;
      readonly value: string;
      /** Why the value may not be what was meant, as a field says it: `lessThanOne` of `0.15`. */
      readonly warning?: Fault;
    }
  | ({ readonly ok: false } & Unreadable);

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

/** Midnight behind a day, as spreadsheets and databases write a day without a time. */
const midnight =
  /,?[\sT](?:0?0:00(?::00(?:\.0{1,9})?)?|12:00(?::00)?\s?a\.?m\.?)\s?(?:Z|UTC|[+-]\d\d:?\d\d)?$/i;
const integerWithZeros = /^(\d+)\.0+$/;
const zeros = /\D0+$/;

/** Returns what the text of a cell holds beside zeros: a number without decimals, a day without a time. */
function withoutZeros(text: string, reason: string): string {
  const cell = text.trim();
  if (reason === "notWhole") return cell.replace(zeros, "");
  return cell.replace(integerWithZeros, "$1").replace(midnight, "");
}

function readAsIs(parameter: Parameter, text: string, context: TextContext): TextReading {
  const { rule, locale = "en-US", currency = "USD" } = context;
  const named = namedBy[parameter.type]?.(parameter, context);
  if (text.trim() === "" && !named?.some(({ value }) => value === text)) return unread(EMPTY);
  const reading =
    (named && readChoice(text, named)) ??
    codecFor(parameter, rule).parse(text, { ...context, parameter, locale, currency });
  if (!reading.ok) return reading;
  const { value } = reading;
  const fault = faultOf(value, parameter, rule) ?? doubtOf(value, parameter, rule);
  if (!fault) return read(value);
  if (fault.severity === "warning") return { ok: true, value, warning: fault };
  return unread(fault.reason, fault.message, fault.params);
}

/**
 * Reads what a person, a spreadsheet or a language model wrote, as the value that is submitted, or
 * returns the reason why it is none: `"1,234.50"`, `"15 %"`, `"Yes"` or `"x"`, the value or the label
 * of an option, in any case. What is empty has the reason `empty`, and is never a No. What may mean
 * two values is `ambiguous`: a value that is the label of another option, too. A whole number with
 * zeros behind it, as in `"7.0"`, and a day at midnight are read without, where they cannot be read
 * as they are. Fields and codecs stay as strict as they are. `locale` is `en-US` and `currency` `USD`
 * unless given. Never throws.
 *
 * @example
 * readText(filingStatus, "head of household"); // { ok: true, value: "head_of_household" }
 */
export function readText(
  parameter: Parameter,
  text: string,
  context: TextContext = {},
): TextReading {
  const reading = readAsIs(parameter, text, context);
  if (reading.ok || reading.reason === "ambiguous") return reading;
  const cell = withoutZeros(text, reading.reason);
  return cell === text.trim() ? reading : readAsIs(parameter, cell, context);
}
