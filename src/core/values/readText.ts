import { english, type MessageOverrides } from "../messages/english.ts";
import type { Form, Parameter, ParameterOption, ParameterType } from "../definition/form.ts";
import { EMPTY, type ValueIssue, read, type Reading, type Unreadable, unread } from "./issue.ts";
import { findOptionsByText } from "../definition/findOptionsByText.ts";
import type { CodecContext } from "./codec.ts";
import { codecFor, doubtOf, findValueIssue } from "./codecFor.ts";
import type { Rule } from "../rules/rule.ts";

/** Options of `readText`. */
export interface TextContext extends Partial<Omit<CodecContext, "parameter">> {
  readonly rule?: Rule | null | undefined;
  /** Languages of Yes and No in addition to English: `[es, vi]`. */
  readonly languages?: readonly MessageOverrides[] | undefined;
  /** Translations of the form. Their option labels are accepted, too. */
  readonly translations?: readonly Form[] | undefined;
}

/** Result of `readText`: the value, or the reason why there is none. */
export type TextReading =
  | {
      readonly ok: true;
      readonly value: string;
      /** Warning about the value, such as `lessThanOne` for `0.15`. */
      readonly warning?: ValueIssue;
    }
  | ({ readonly ok: false } & Unreadable);

/** Accepted spellings of Yes and No in addition to those of a language. */
const ticks = { true: "true y x 1 on ✓ ✔ ☑", false: "false n 0 off" };

/** Returns the accepted names of the choices, with one entry per name. */
const namedBy: Partial<
  Record<ParameterType, (parameter: Parameter, context: TextContext) => readonly ParameterOption[]>
> = {
  boolean(_parameter, { languages = [] }) {
    const labels = (key: "yes" | "no") => [english, ...languages].map((words) => words[key] ?? "");
    const named = (value: "true" | "false", words: readonly string[]) =>
      [...ticks[value].split(" "), ...words].map((label) => ({ value, label }));
    return [...named("true", labels("yes")), ...named("false", labels("no"))];
  },
  select: (parameter, { translations = [] }) =>
    [parameter, ...translations.flatMap(({ parameters }) => parameters)].flatMap((one) =>
      one.type === "select" && one.name === parameter.name ? one.options : [],
    ),
};

function readChoice(text: string, named: readonly ParameterOption[]): Reading | undefined {
  const found = [...named.filter(({ value }) => value === text), ...findOptionsByText(named, text)];
  const [value, another] = new Set(found.map((option) => option.value));
  if (another !== undefined) return unread("ambiguous");
  return value === undefined ? undefined : read(value);
}

/** Matches midnight after a date, as exported by spreadsheets and databases. */
const midnight =
  /,?[\sT](?:0?0:00(?::00(?:\.0{1,9})?)?|12:00(?::00)?\s?a\.?m\.?)\s?(?:Z|UTC|[+-]\d\d:?\d\d)?$/i;
const integerWithZeros = /^(\d+)\.0+$/;
const zeros = /\D0+$/;

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
  const issue = findValueIssue(value, parameter, rule) ?? doubtOf(value, parameter, rule);
  if (!issue) return read(value);
  if (issue.severity === "warning") return { ok: true, value, warning: issue };
  return unread(issue.reason, issue.message, issue.params);
}

/**
 * Parses text from a person, a spreadsheet or a language model, and never throws. Accepts
 * `"1,234.50"`, `"15 %"`, `"Yes"`, `"x"`, and the value or the label of an option in any case. More
 * lenient than a field:
 * - Zero decimals (`"7.0"`) and midnight after a date are ignored if the text is invalid with them.
 * - Empty text has the reason `empty` and never means No.
 * - Text with two meanings is `ambiguous`, such as a value that is the label of another option.
 *
 * The defaults are `locale` `en-US` and `currency` `USD`.
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
