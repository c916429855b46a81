import fc from "fast-check";
import { codecFor, messageFor, validateValue } from "parameter-form/core";
import { describe, expect, test } from "vitest";
import { holds } from "../holds.ts";
import { anyText, places } from "../laws.ts";
import { contextOf, outcome, parameterOf } from "../tables.ts";
import { rules } from "./rules.ts";

const parameter = parameterOf("string");
const place = fc.constantFrom(...places);
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

  test("parses a value in digits of any script, and with spaces around it", () => {
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

  test("a parsed text is well-formed, and parses the same after formatting", () => {
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

  test("no issue and no message contains the answer", () => {
    holds(
      fc.property(anyEntry, anyEntry, (before, after) => {
        const text = `${before}canary${after}`;
        const issue = validateValue(parameter, text, { rule });
        const reading = codec.parse(text, contextOf(parameter));
        const reported = [
          issue,
          issue && messageFor(issue, parameter),
          reading.ok ? null : reading,
        ];
        expect(JSON.stringify(reported)).not.toContain("canary");
      }),
    );
  });

  test("never throws, and shows texts of another format unchanged", () => {
    holds(
      fc.property(anyEntry, place, (text, where) => {
        const shown = codec.format(text, contextOf(parameter, where));
        const ours = rule.validate(text, parameter)?.reason !== malformed;
        expect(ours ? text : shown).toBe(text);
      }),
    );
  });
});
