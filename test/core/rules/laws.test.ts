import fc from "fast-check";
import {
  accountNumber,
  codecFor,
  date,
  ein,
  email,
  itin,
  routingNumber,
  type Rule,
  ssn,
  ssnOrItin,
  usPhone,
  usState,
  zip,
} from "parameter-form/core";
import { describe, expect, test } from "vitest";
import { usStates } from "../../../src/core/rules/usStates.ts";
import { holds } from "../holds.ts";
import { anyText, places } from "../laws.ts";
import { contextOf, outcome, parameterOf } from "../tables.ts";

const parameter = parameterOf("string");
const place = fc.constantFrom(...places);
const matching = (form: RegExp) => fc.stringMatching(form);
const days = fc
  .date({ min: new Date("1000-01-01"), max: new Date("9999-12-31"), noInvalidDate: true })
  .map((day) => day.toISOString().slice(0, 10));

/** A rule, how its values look, and the reason for what does not look so. */
const rules: readonly (readonly [
  title: string,
  rule: Rule,
  values: fc.Arbitrary<string>,
  malformed: string,
])[] = [
  ["ssn", ssn(), matching(/^[0-8]\d{2}-\d{2}-\d{4}$/), "ssnDigits"],
  ["ssn digits", ssn({ ssnFormat: "digits" }), matching(/^[0-8]\d{8}$/), "ssnDigits"],
  ["itin", itin(), matching(/^9\d{2}-[5-9]\d-\d{4}$/), "itinDigits"],
  ["ssnOrItin", ssnOrItin(), matching(/^\d{3}-\d{2}-\d{4}$/), "ssnOrItinDigits"],
  ["ein", ein(), matching(/^\d{2}-\d{7}$/), "einDigits"],
  ["zip", zip(), matching(/^\d{5}(-\d{4})?$/), "zipDigits"],
  ["usState", usState(), fc.constantFrom(...Object.keys(usStates)), "notState"],
  [
    "routingNumber",
    routingNumber(),
    matching(/^(0[1-9]|1[0-2]|2[1-9])\d{7}$/).map(withCheckDigit),
    "routingDigits",
  ],
  ["accountNumber", accountNumber(), matching(/^\d{4,17}$/), "accountDigits"],
  ["usPhone", usPhone(), matching(/^\+1[2-9]\d{2}[2-9]\d{6}$/), "phoneDigits"],
  ["email", email(), fc.emailAddress(), "notEmail"],
  ["date", date(), days, "notDate"],
];

/** The last digit replaced by the one that makes the sum a multiple of ten. */
function withCheckDigit(digits: string): string {
  const weights = [3, 7, 1, 3, 7, 1, 3, 7];
  const sum = weights.reduce((total, weight, at) => total + weight * Number(digits[at]), 0);
  return digits.slice(0, 8) + String((10 - (sum % 10)) % 10);
}

const anyEntry = fc.oneof(
  anyText,
  fc.string({ unit: fc.constantFrom(..."0123456789-–() +./@aZ٣৪９\u200E") }),
);

describe.each(rules)("%s", (_, rule, values, malformed) => {
  const codec = codecFor(parameter, rule);
  const valid = values.filter((value) => {
    const fault = rule.validate(value, parameter);
    return fault === null || fault.severity === "warning";
  });

  test("parse(format(v)) is v", () => {
    holds(
      fc.property(valid, place, (value, where) => {
        const context = contextOf(parameter, where);
        expect(outcome(codec.parse(codec.format(value, context), context))).toBe(`= ${value}`);
      }),
    );
  });

  test("a value in digits of any script, and with spaces around it, is read", () => {
    const zeros = fc.constantFrom("0", "٠", "०", "০", "０", "𝟎");
    holds(
      fc.property(valid, zeros, (value, zero) => {
        const digit = (d: string) =>
          String.fromCodePoint((zero.codePointAt(0) ?? 0) + "0123456789".indexOf(d));
        const text = ` \u200E${value.replace(/\d/g, digit)} `;
        expect(outcome(codec.parse(text, contextOf(parameter)))).toBe(`= ${value}`);
      }),
    );
  });

  test("what was read is of the right form, and is read as the same again once it is shown", () => {
    holds(
      fc.property(anyEntry, place, (text, where) => {
        const context = contextOf(parameter, where);
        const first = codec.parse(text, context);
        const again = codec.parse(first.ok ? codec.format(first.value, context) : text, context);
        expect(outcome(again)).toBe(outcome(first));
        const fault = first.ok ? codec.validate(first.value, parameter) : null;
        expect(fault?.reason).not.toBe(malformed);
      }),
    );
  });

  test("no text makes it throw, and what is of another form is shown unchanged", () => {
    holds(
      fc.property(anyEntry, place, (text, where) => {
        const shown = codec.format(text, contextOf(parameter, where));
        const ours = rule.validate(text, parameter)?.reason !== malformed;
        expect(ours ? text : shown).toBe(text);
      }),
    );
  });

  test("long texts take no long time", () => {
    const parts = ["1", "1-", "1 ", "a", "a@", "a.", "a@a.", "-", " ", "(", "1/1/", "+1", "٣"];
    const started = performance.now();
    for (const part of parts) {
      for (const end of ["", "!", "1"]) {
        const text = part.repeat(20_000) + end;
        codec.parse(text, contextOf(parameter));
        codec.format(text, contextOf(parameter));
        codec.validate(text, parameter);
      }
    }
    expect(performance.now() - started).toBeLessThan(4000);
  });
});
