import { expect, test } from "vitest";
import {
  codecFor,
  type CodecContext,
  type Parameter,
  type ParameterType,
  type Reading,
  type Rule,
} from "parameter-form/core";

/** A text, and what is made of it. */
export type Row = readonly [text: string, expected: string];

export type Where = Partial<Omit<CodecContext, "parameter">>;

/** An optional parameter of one type; a select has the options `a` and `b`. */
export function parameterOf(type: ParameterType, required = false): Parameter {
  const base = { name: "field", label: "Field", required };
  if (type !== "select") return { ...base, type };
  const options = ["a", "b"].map((value) => ({ value, label: value.toUpperCase() }));
  return { ...base, type, options };
}

export const contextOf = (parameter: Parameter, where: Where = {}): CodecContext => ({
  parameter,
  locale: "en-US",
  currency: "USD",
  ...where,
});

/** `= value`, or the reason why there is none. */
export const outcome = (reading: Reading): string =>
  reading.ok ? `= ${reading.value}` : reading.reason;

/** Tests that every text of a table is read as its row says. */
export function reads(
  title: string,
  parameter: Parameter,
  where: Where,
  rows: readonly Row[],
  rule?: Rule,
) {
  test(`reads ${title}`, () => {
    const context = contextOf(parameter, where);
    const read = (text: string) => outcome(codecFor(parameter, rule).parse(text, context));
    expect(rows.map(([text]) => [text, read(text)])).toEqual(rows);
  });
}

/** Versions of Unicode's locale data differ in which space and which apostrophe they write. */
const plainMarks = (text: string): string => text.replace(/\p{Zs}/gu, " ").replaceAll("’", "'");

/** Tests that every value of a table is shown as its row says. */
export function shows(
  title: string,
  parameter: Parameter,
  where: Where,
  rows: readonly Row[],
  rule?: Rule,
) {
  test(`shows ${title}`, () => {
    const context = contextOf(parameter, where);
    const show = (value: string) => plainMarks(codecFor(parameter, rule).format(value, context));
    expect(rows.map(([value]) => [value, show(value)])).toEqual(rows);
  });
}

/** `valid`, or the reason and the word of ValidityState for which a value is refused. */
export function verdict(parameter: Parameter, value: string, rule?: Rule): string {
  const fault = codecFor(parameter, rule).validate(value, parameter);
  return fault ? `${fault.reason} (${fault.type})` : "valid";
}

/** Tests that every value of a table is valid, or refused, as its row says. */
export function checks(title: string, parameter: Parameter, rows: readonly Row[], rule?: Rule) {
  test(`checks ${title}`, () => {
    expect(rows.map(([value]) => [value, verdict(parameter, value, rule)])).toEqual(rows);
  });
}
