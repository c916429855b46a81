import fc from "fast-check";
import { codecFor } from "parameter-form/core";
import { describe, expect, test } from "vitest";
import { holds } from "./holds.ts";
import { anyText, places, validValues } from "./laws.ts";
import { contextOf, outcome, parameterOf } from "./tables.ts";

const place = fc.constantFrom(...places);

describe.each(validValues)("$type", (parameter, values) => {
  const codec = codecFor(parameter);

  test("every generated value is valid", () => {
    holds(
      fc.property(values, (value) => {
        expect(codec.validate(value, parameter)).toBeNull();
      }),
    );
  });

  test("parse(format(v)) is v", () => {
    holds(
      fc.property(values, place, (value, where) => {
        const context = contextOf(parameter, where);
        expect(outcome(codec.parse(codec.format(value, context), context))).toBe(`= ${value}`);
      }),
    );
  });

  test("parse(format(parse(text))) is parse(text)", () => {
    holds(
      fc.property(anyText, place, (text, where) => {
        const context = contextOf(parameter, where);
        const first = codec.parse(text, context);
        const again = codec.parse(first.ok ? codec.format(first.value, context) : text, context);
        expect(outcome(again)).toBe(outcome(first));
      }),
    );
  });

  test("never throws, and shows unreadable texts unchanged", () => {
    holds(
      fc.property(anyText, place, (text, where) => {
        const context = contextOf(parameter, where);
        expect(() => codec.parse(text, context)).not.toThrow();
        const unreadable = codec.validate(text, parameter)?.type === "typeMismatch";
        const shown = codec.format(text, context);
        expect(unreadable ? shown : text).toBe(text);
      }),
    );
  });
});

test("reads the amounts that Intl writes in each locale", () => {
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
