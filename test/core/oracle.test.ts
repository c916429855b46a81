import fc from "fast-check";
import {
  codecFor,
  date,
  decimal,
  decimals,
  max,
  min,
  type Parameter,
  type Rule,
} from "parameter-form/core";
import { describe, expect, test } from "vitest";
import { holds } from "./holds.ts";
import { anyAmount, wire } from "./oracle/amounts.ts";
import { anyDay, dayOf, dayPlaces } from "./oracle/days.ts";
import { type OraclePlace, oraclePlaces } from "./oracle/places.ts";
import { type OracleLimits, worthOf, written } from "./oracle/worth.ts";
import { contextOf, outcome, parameterOf } from "./tables.ts";

/** In `test:deep` more than a million inputs in all; each of these laws is tried twice as often as any other. */
const often = { runs: 10_000, deep: 2 };

const [currency, number, percent] = [
  parameterOf("currency"),
  parameterOf("number"),
  parameterOf("percent"),
];
const percentUnits = ["%", "٪"];

const place = fc.constantFrom(...oraclePlaces);

/** What the oracle makes of a text, in the words of `outcome`. */
function foretold(text: string, where: OraclePlace, limits: OracleLimits): string {
  const worth = worthOf(text, where, limits);
  return "reason" in worth ? worth.reason : `= ${written(worth)}`;
}

const reading = (
  parameter: Parameter,
  text: string,
  { locale, currency: code }: OraclePlace,
  rule?: Rule,
) =>
  outcome(codecFor(parameter, rule).parse(text, contextOf(parameter, { locale, currency: code })));

describe("an amount is parsed as a second parser, which counts in BigInt, parses it", () => {
  test.each([
    ["currency", currency, (where: OraclePlace) => where.units, 2, true],
    ["number", number, () => [], 0, false],
    ["percent", percent, () => percentUnits, Number.POSITIVE_INFINITY, false],
  ] as const)("%s", (_, parameter, unitsOf, maxDecimals, allowNegative) => {
    let read = 0;
    let runs = 0;
    holds(
      fc.property(anyAmount, place, (text, where) => {
        const limits = { units: unitsOf(where), maxDecimals, allowNegative };
        const expected = foretold(text, where, limits);
        runs++;
        read += Number(expected.startsWith("="));
        expect(reading(parameter, text, where)).toBe(expected);
      }),
      often,
    );
    expect(read / runs).toBeGreaterThan(0.1);
  });

  test.each([0, 1, 3, 4])("an amount of %s decimals", (most) => {
    const reported = most === 0 ? "notWhole" : "decimalPlaces";
    holds(
      fc.property(anyAmount, place, (text, where) => {
        const limits = { units: where.units, maxDecimals: most, allowNegative: true };
        const expected = foretold(text, where, limits).replace("tooManyDecimals", reported);
        expect(reading(currency, text, where, decimals(most))).toBe(expected);
      }),
    );
  });
});

describe("a text parameter is parsed as a second parser parses it", () => {
  const string = parameterOf("string");

  test.each([2, 4])("a decimal of %s decimals", (most) => {
    const rule = decimal({ maxDecimals: most });
    holds(
      fc.property(anyAmount, place, (text, where) => {
        const limits = { units: [], maxDecimals: most, allowNegative: true };
        const expected = foretold(text, where, limits).replace("tooManyDecimals", "decimalPlaces");
        expect(reading(string, text, where, rule)).toBe(expected);
      }),
      often,
    );
  });

  const dayPlace = fc.constantFrom(...dayPlaces);

  test("a day", () => {
    const rule = date();
    holds(
      fc.property(anyDay, dayPlace, (text, where) => {
        const context = contextOf(string, { locale: where.locale });
        expect(outcome(codecFor(string, rule).parse(text, context))).toBe(dayOf(text, where));
      }),
      often,
    );
  });

  test("generates days of every kind", () => {
    const found = fc
      .sample(fc.tuple(anyDay, dayPlace), { numRuns: 1000, seed: 1 })
      .map(([text, where]) => dayOf(text, where).replace(/^=.*/, "="));
    expect([...new Set(found)].toSorted()).toEqual([
      "=",
      "ambiguous",
      "dateYear",
      "noSuchDate",
      "notDate",
    ]);
  });
});

/** A wire decimal in units of 10 ** -places. */
function scaled(value: string, places: number): bigint {
  const point = value.includes(".") ? value.indexOf(".") : value.length;
  const decimals = Math.max(value.length - point - 1, 0);
  return BigInt(value.replace(".", "")) * 10n ** BigInt(places - decimals);
}
test("min and max agree with BigInt", () => {
  holds(
    fc.property(wire, wire, (value, limit) => {
      const [size, bound] = [scaled(value, 40), scaled(limit, 40)];
      expect(min(limit).validate(value, currency)?.reason).toBe(
        size < bound ? "belowMin" : undefined,
      );
      expect(max(limit).validate(value, currency)?.reason).toBe(
        size > bound ? "aboveMax" : undefined,
      );
    }),
    often,
  );
});

test("validity of each amount type agrees with BigInt", () => {
  const hundred = scaled("100", 40);
  const cent = 10n ** 38n;
  const valid = (parameter: Parameter, value: string, rule?: Rule) =>
    codecFor(parameter, rule).validate(value, parameter) === null;
  holds(
    fc.property(wire, (value) => {
      const size = scaled(value, 40);
      const whole = !value.includes(".");
      expect(valid(number, value)).toBe(whole && size > 0n);
      expect(valid(percent, value)).toBe(size >= 0n && size <= hundred);
      const [, places = ""] = value.split(".");
      expect(valid(currency, value)).toBe(places.length <= 2);
      expect(valid(currency, value) && size % cent !== 0n).toBe(false);
      for (const most of [0, 1, 4])
        expect(valid(currency, value, decimals(most))).toBe(places.length <= most);
    }),
    often,
  );
});
