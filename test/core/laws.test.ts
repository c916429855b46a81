import fc from "fast-check";
import { codecFor } from "parameter-form/core";
import { describe, expect, test } from "vitest";
import { anyText, places, validValues } from "./laws.ts";
import { contextOf, outcome, parameterOf } from "./tables.ts";

const runs = { numRuns: 5000 };
const place = fc.constantFrom(...places);

describe.each(validValues)("$type", (parameter, values) => {
  const codec = codecFor(parameter);

  test("every value tried is valid", () => {
    fc.assert(
      fc.property(values, (value) => {
        expect(codec.validate(value, parameter)).toBeNull();
      }),
      runs,
    );
  });

  test("parse(format(v)) is v", () => {
    fc.assert(
      fc.property(values, place, (value, where) => {
        const context = contextOf(parameter, where);
        expect(outcome(codec.parse(codec.format(value, context), context))).toBe(`= ${value}`);
      }),
      runs,
    );
  });

  test("what was read is read as the same again once it is shown", () => {
    fc.assert(
      fc.property(anyText, place, (text, where) => {
        const context = contextOf(parameter, where);
        const first = codec.parse(text, context);
        const again = codec.parse(first.ok ? codec.format(first.value, context) : text, context);
        expect(outcome(again)).toBe(outcome(first));
      }),
      runs,
    );
  });

  test("no text makes it throw, and what cannot be read is shown unchanged", () => {
    fc.assert(
      fc.property(anyText, place, (text, where) => {
        const context = contextOf(parameter, where);
        expect(() => codec.parse(text, context)).not.toThrow();
        const unreadable = codec.validate(text, parameter)?.type === "typeMismatch";
        const shown = codec.format(text, context);
        expect(unreadable ? shown : text).toBe(text);
      }),
      runs,
    );
  });
});

test("each place reads what Intl itself writes there", () => {
  const amount = parameterOf("currency");
  for (const where of places) {
    const context = contextOf(amount, where);
    for (const currencySign of ["standard", "accounting"] as const) {
      for (const currencyDisplay of ["symbol", "narrowSymbol", "code"] as const) {
        const text = new Intl.NumberFormat(context.locale, {
          style: "currency",
          currency: context.currency,
          currencySign,
          currencyDisplay,
          minimumFractionDigits: 2,
        }).format(-1234567.5);
        const reading = codecFor(amount).parse(text, context);
        expect(`${text} ${outcome(reading)}`).toBe(`${text} = -1234567.50`);
      }
    }
  }
});
