import { describe, expect, test } from "vitest";
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

/** One test for each row: the text is read as expected. */
export function reads(
  title: string,
  parameter: Parameter,
  where: Where,
  rows: readonly Row[],
  rule?: Rule,
) {
  describe(`reads ${title}`, () => {
    test.each(rows)("%j is %j", (text, expected) => {
      const context = contextOf(parameter, where);
      expect(outcome(codecFor(parameter, rule).parse(text, context))).toBe(expected);
    });
  });
}

/** Versions of Unicode's locale data differ in which space and which apostrophe they write. */
const plainMarks = (text: string): string => text.replace(/\p{Zs}/gu, " ").replaceAll("’", "'");

/** One test for each row: the value is shown as expected. */
export function shows(
  title: string,
  parameter: Parameter,
  where: Where,
  rows: readonly Row[],
  rule?: Rule,
) {
  describe(`shows ${title}`, () => {
    test.each(rows)("%j as %j", (value, expected) => {
      const shown = codecFor(parameter, rule).format(value, contextOf(parameter, where));
      expect(plainMarks(shown)).toBe(expected);
    });
  });
}

/** `valid`, or the reason and the word of ValidityState for which a value is refused. */
export function verdict(parameter: Parameter, value: string, rule?: Rule): string {
  const fault = codecFor(parameter, rule).validate(value, parameter);
  return fault ? `${fault.reason} (${fault.type})` : "valid";
}

/** One test for each row: the value is valid, or refused as expected. */
export function checks(title: string, parameter: Parameter, rows: readonly Row[], rule?: Rule) {
  describe(`checks ${title}`, () => {
    test.each(rows)("%j: %s", (value, expected) => {
      expect(verdict(parameter, value, rule)).toBe(expected);
    });
  });
}
