import {
  accountNumber,
  badInput,
  codecFor,
  type CodecContext,
  date,
  decimal,
  decimals,
  ein,
  email,
  itin,
  max,
  maxLength,
  messageFor,
  min,
  minLength,
  mustBeTrue,
  oneOf,
  orText,
  type ParameterType,
  parseForm,
  pattern,
  routingNumber,
  type Rule,
  ssn,
  ssnOrItin,
  usPhone,
  usState,
  validateValue,
  zip,
} from "../../../src/core/index.ts";
import { table } from "./table.ts";

type RuleType = Exclude<ParameterType, "select">;

/** The source of a rule, the rule, texts that it parses as the same answer, and one that it rejects. */
type Row = readonly [
  source: string,
  rule: Rule,
  accepts: readonly [string, ...string[]],
  rejects: string,
  type?: RuleType,
];

export const rows: readonly Row[] = [
  ["ssn()", ssn(), ["123-45-6789", "123 45 6789", "123456789"], "12345678"],
  ['ssn({ ssnFormat: "digits" })', ssn({ ssnFormat: "digits" }), ["123-45-6789"], "000-45-6789"],
  ["itin()", itin(), ["912-70-1234", "912701234"], "123-45-6789"],
  ["ssnOrItin()", ssnOrItin(), ["912-70-1234", "912701234"], "912-00-1234"],
  ["ein()", ein(), ["12-3456789", "123456789"], "12-345678"],
  ["zip()", zip(), ["02134-1021", "02134 1021", "021341021"], "2134"],
  ["usState()", usState(), ["California", "california", "ca"], "Calif"],
  ["routingNumber()", routingNumber(), ["011000015", "0110-0001-5"], "011000016"],
  ["accountNumber()", accountNumber(), ["000123456789", "0001-2345-6789"], "123"],
  ["usPhone()", usPhone(), ["202.555.0123", "(202) 555-0123", "+1 202 555 0123"], "555-0123"],
  ["email()", email(), ["ana@example.com"], "ana.example.com"],
  ["date()", date(), ["1/31/2026", "01312026", "2026-01-31"], "2/31/2026"],
  ['date({ min: "2026-01-01" })', date({ min: "2026-01-01" }), ["1/31/2026"], "12/31/2025"],
  ["decimal({ maxDecimals: 2 })", decimal({ maxDecimals: 2 }), ["37.5"], "37.125"],
  ["decimals(4)", decimals(4), ["$17.8125", "17.8125"], "17.81255", "currency"],
  ['min("0.01")', min("0.01"), ["$1,234.50", "1234.50"], "0.00", "currency"],
  ['max("100")', max("100"), ["12.5%", "12.5"], "101", "percent"],
  ["minLength(3)", minLength(3), ["abc"], "ab"],
  ["maxLength(3)", maxLength(3), ["abc"], "abcd"],
  ['oneOf(["day", "night"])', oneOf(["day", "night"]), ["day"], "Day"],
  ['pattern(/^B\\d+$/, "…")', pattern(/^B\d+$/, "Enter B and digits"), ["B12"], "12"],
  ['orText(ein(), "Applied for")', orText(ein(), "Applied for"), ["applied for"], "applied"],
  ["mustBeTrue()", mustBeTrue(), ["true"], "false", "boolean"],
];

function contextOf(type: RuleType): CodecContext {
  const { parameters } = parseForm({
    parameters: [{ name: "a", label: "A", type, required: true }],
  });
  const [parameter] = parameters;
  if (!parameter) throw new Error(`A form has no parameter of type ${type}`);
  return { parameter, locale: "en-US", currency: "USD" };
}

/** Returns the answer that a text is submitted as, or the message that its field shows. */
export function readWith(
  rule: Rule,
  text: string,
  type: RuleType = "string",
): { readonly value: string } | { readonly message: string } {
  const context = contextOf(type);
  const { parameter } = context;
  const result = codecFor(parameter, rule).parse(text, context);
  const issue = result.ok
    ? validateValue(parameter, result.value, { rule })
    : badInput(parameter.name, result);
  if (issue) return { message: messageFor(issue, parameter, { rule }) };
  return { value: result.ok ? result.value : "" };
}

const code = (text: string): string => `\`${text.replaceAll("|", "\\|")}\``;
const textOf = (result: ReturnType<typeof readWith>): string =>
  "value" in result ? code(`"${result.value}"`) : result.message;

/** A Markdown table of each rule, texts that it accepts, the submitted answer, and the message for a text that it rejects. */
export const ruleTable: string = table(
  ["Rule", "Accepts", "Submits", "Message"],
  rows.map(([source, rule, accepts, rejects, type]) => [
    code(source),
    accepts.map(code).join(" "),
    textOf(readWith(rule, accepts[0], type)),
    `${code(rejects)}: ${textOf(readWith(rule, rejects, type))}`,
  ]),
);
