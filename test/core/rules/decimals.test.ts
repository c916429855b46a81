import {
  all,
  codecFor,
  decimals,
  messageFor,
  min,
  ruleFor,
  toPayload,
  validateForm,
  validateValue,
} from "parameter-form/core";
import { describe, expect, test } from "vitest";
import { checks, contextOf, parameterOf, reads, shows } from "../tables.ts";

const amount = parameterOf("currency");
const percent = parameterOf("percent");

reads(
  "an hourly wage",
  amount,
  {},
  [
    ["$17.8125", "= 17.8125"],
    ["17.5", "= 17.5"],
    ["1,234.5678", "= 1234.5678"],
    ["(17.8125)", "= -17.8125"],
    ["17.81255", "decimalPlaces"],
    ["4,260", "= 4260"],
    ["12,5", "ambiguous"],
    ["x", "notNumber"],
    ["", "empty"],
  ],
  decimals(4),
);
reads(
  "a wage in de-DE",
  amount,
  { locale: "de-DE", currency: "EUR" },
  [["17,8125 €", "= 17.8125"]],
  decimals(4),
);
reads(
  "whole dollars",
  amount,
  {},
  [
    ["$1,234", "= 1234"],
    ["-5", "= -5"],
    ["5.", "= 5"],
    ["5.00", "notWhole"],
    ["5.5", "notWhole"],
    ["12,5", "ambiguous"],
  ],
  decimals(0),
);
reads(
  "a share",
  percent,
  {},
  [
    ["33.33%", "= 33.33"],
    ["33.333", "decimalPlaces"],
  ],
  decimals(2),
);
reads("a whole share", percent, {}, [["12.5", "notWhole"]], decimals(0));
reads(
  "a count, whose type has none",
  parameterOf("number"),
  {},
  [["1.5", "notWhole"]],
  decimals(2),
);
reads(
  "a wage above zero",
  amount,
  { allowNegative: false },
  [["-17.8125", "belowMin"]],
  all(min("0"), decimals(4)),
);

checks(
  "an hourly wage",
  amount,
  [
    ["17.8125", "valid"],
    ["17.5", "valid"],
    ["-17.8125", "valid"],
    ["17.81250", "decimalPlaces (stepMismatch)"],
    ["1,000", "notNumber (typeMismatch)"],
    ["017.8125", "notNumber (typeMismatch)"],
    ["", "notNumber (typeMismatch)"],
  ],
  decimals(4),
);
checks(
  "a wage of at least so much",
  amount,
  [
    ["17.8125", "valid"],
    ["17.8124", "belowMin (rangeUnderflow)"],
    ["17.81251", "decimalPlaces (stepMismatch)"],
  ],
  all(min("17.8125"), decimals(4)),
);
checks(
  "whole dollars",
  amount,
  [
    ["1234", "valid"],
    ["0", "valid"],
    ["1234.0", "notWhole (stepMismatch)"],
  ],
  decimals(0),
);
checks(
  "a share",
  percent,
  [
    ["33.33", "valid"],
    ["33.333", "decimalPlaces (stepMismatch)"],
    ["100.01", "tooLarge (rangeOverflow)"],
  ],
  decimals(2),
);
checks("text", parameterOf("string"), [["x", "notNumber (typeMismatch)"]], decimals(2));
checks("an amount without the rule", amount, [["17.8125", "tooManyDecimals (stepMismatch)"]]);

shows("an hourly wage", amount, {}, [["1234.5678", "1,234.5678"]], decimals(4));

test("offers both readings of a wage", () => {
  const { readings } = codecFor(amount, decimals(4));
  expect(readings?.("12,3456", contextOf(amount))).toEqual(["12.3456", "123456"]);
  expect(codecFor(amount, decimals(0)).readings?.("12,5", contextOf(amount))).toEqual([]);
});

describe("the message", () => {
  test("has an example that the rule accepts", () => {
    for (const [type, rule, value, expected] of [
      ["currency", decimals(0), "5.5", "Enter a whole amount, without cents, such as 1,234"],
      ["currency", decimals(0), null, "Enter an amount, such as 1,234"],
      ["currency", decimals(1), null, "Enter an amount, such as 1,234.5"],
      ["currency", decimals(4), null, "Enter an amount, such as 1,234.50"],
      ["currency", decimals(4), "5.55555", "Enter 4 or fewer decimals"],
      ["percent", decimals(0), "5.5", "Enter a whole number, such as 12"],
    ] as const) {
      const parameter = parameterOf(type, true);
      const issue = validateValue(parameter, value, { rule });
      expect.soft(issue && messageFor(issue, parameter, { rule }), expected).toBe(expected);
    }
  });
});

test("a server with the rule accepts the same values as the browser", () => {
  const form = { parameters: [{ ...amount, name: "wage" }] };
  const values = { wage: "17.8125" };
  const rules = { wage: decimals(4) };
  expect(validateForm(form, values, { rules })).toEqual([]);
  expect(toPayload(form, values, { rules }).parameters).toEqual([
    { name: "wage", value: "17.8125" },
  ]);
  expect(validateForm(form, values).map(({ reason }) => reason)).toEqual(["tooManyDecimals"]);
});

test("returns the same rule for the same count", () => {
  expect(decimals(4)).toBe(decimals(4));
  expect(ruleFor({ ...amount, name: "wage" }, { rules: { wage: decimals(4) } })).toBe(decimals(4));
});

test.each([-1, 1.5, Number.NaN, Number.POSITIVE_INFINITY])("rejects %s decimals", (most) => {
  expect(() => decimals(most)).toThrow(
    new RangeError(`Decimals must be a whole number of 0 or more, got ${most}.`),
  );
});
