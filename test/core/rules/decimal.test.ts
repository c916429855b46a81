import { codecFor, decimal } from "parameter-form/core";
import { expect, test } from "vitest";
import { checks, contextOf, parameterOf, reads, shows } from "../tables.ts";

const parameter = parameterOf("string");

reads(
  "hours",
  parameter,
  {},
  [
    ["37.5", "= 37.5"],
    ["1,234.5", "= 1234.5"],
    [".5", "= 0.5"],
    ["0.0024", "= 0.0024"],
    ["-3", "= -3"],
    ["37.12345", "decimalPlaces"],
    ["12,5", "ambiguous"],
    ["$5", "notNumber"],
    ["5%", "notNumber"],
    ["x", "notNumber"],
    [" ", "empty"],
  ],
  decimal({ maxDecimals: 4 }),
);

reads("a rate in de-DE", parameter, { locale: "de-DE" }, [["0,0024", "= 0.0024"]], decimal());

reads("a count", parameter, {}, [["1.5", "notWhole"]], decimal({ maxDecimals: 0 }));

checks(
  "hours",
  parameter,
  [
    ["37.5", "valid"],
    ["0", "valid"],
    ["40.00", "valid"],
    ["40.001", "decimalPlaces (stepMismatch)"],
    ["-0.5", "belowMin (rangeUnderflow)"],
    ["168.01", "aboveMax (rangeOverflow)"],
    ["1,000", "notNumber (typeMismatch)"],
    ["", "notNumber (typeMismatch)"],
  ],
  decimal({ maxDecimals: 2, min: "0", max: "168" }),
);

checks("a count", parameter, [["1.0", "notWhole (stepMismatch)"]], decimal({ maxDecimals: 0 }));

shows(
  "a decimal",
  parameter,
  {},
  [
    ["1234.50", "1,234.50"],
    ["0.0024", "0.0024"],
    ["x", "x"],
  ],
  decimal(),
);

test("offers both readings of a decimal", () => {
  const codec = codecFor(parameter, decimal());
  expect(codec.readings?.("12,5", contextOf(parameter))).toEqual(["12.5", "125"]);
});

test("returns the same rule for the same options", () => {
  expect(decimal({ maxDecimals: 2, min: "0" })).toBe(decimal({ maxDecimals: 2, min: "0" }));
  expect(decimal()).toBe(decimal({}));
});

test.each([-1, Number.NaN])("rejects %s decimals", (maxDecimals) => {
  expect(() => decimal({ maxDecimals })).toThrow(
    new RangeError(
      `Invalid options of the decimal rule: maxDecimals must be a number of 0 or more, got ${maxDecimals}.`,
    ),
  );
});
